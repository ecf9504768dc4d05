/** Offers a file for download. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = Object.assign(document.createElement('a'), {href: url, download: name});
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
