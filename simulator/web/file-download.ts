/** Gives the player a file that the web page has made, as a download. */

const KEEP_MS = 10_000;

export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Keeps the file's temporary address valid for a while, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
