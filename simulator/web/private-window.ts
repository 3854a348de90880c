/** Finds out whether the page is open in a private window, where all saved data are lost when the window is closed. */

/**
 * Returns whether the page is known to be open in a private window: Firefox and Safari give no page a folder of its own
 * there. Chromium does, and hides private windows from pages.
 */
export async function isPrivateWindow(storage: StorageManager): Promise<boolean> {
  if (!("getDirectory" in storage)) return false;
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}
