/** Colour of the version tag: release, development build, or preview. */
export function versionTone(version: string): 'cyan' | 'violet' | 'orange' {
  if (version.startsWith('v')) return 'cyan';
  return version.includes('-development') ? 'violet' : 'orange';
}
