/** Faults of the storage that a test sets up in a page before the page's own scripts run. */

/** Fills the storage of the page to its last character. */
export function fillStorage(): void {
  for (let text = "x".repeat(4_000_000), index = 0; text !== ""; index++) {
    try {
      localStorage.setItem(`filling ${index}`, text);
    } catch {
      text = text.slice(0, text.length >> 1);
    }
  }
}

/** Makes the browser refuse to give the page a private folder for files, as Safari does in a private window. */
export function refuseFolder(): void {
  StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException("private", "SecurityError"));
}
