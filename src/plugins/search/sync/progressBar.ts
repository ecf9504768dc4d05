const width = 30;

/** The progress of an import, for example `[████      ] 200 of 500`. */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? width : Math.round((done / total) * width);
  return `[${'█'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${total}`;
}
