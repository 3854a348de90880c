/** Finds out whether the page is open in a private window, where all saved data are lost when the window is closed. */

/**
 * Returns whether the page is known to be in a private window, where Firefox and Safari refuse it a folder for files.
 * Chromium hides private windows.
 */
export async function isPrivateWindow(storage: StorageManager): Promise<boolean> {
  if (!("getDirectory" in storage)) return false;
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}
