/** Finds out whether the page is open in a private window, where all saved data are lost when the window is closed. */

/**
 * Returns whether the page is known to be open in a private window. In such a window, Firefox and Safari refuse the
 * page a folder of its own for files. Chromium does not refuse it, and hides private windows from pages.
 */
export async function isPrivateWindow(storage: StorageManager): Promise<boolean> {
  if (!("getDirectory" in storage)) return false;
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}
