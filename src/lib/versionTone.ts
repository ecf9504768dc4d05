/** Colour of the version tag: released versions begin with `v`, development builds say so, all others are previews. */
export function versionTone(version: string): 'cyan' | 'violet' | 'orange' {
  if (version.startsWith('v')) return 'cyan';
  return version.includes('-development') ? 'violet' : 'orange';
}
