/** Stores the game's saved data on the web page, and warns the player if these data may get lost. */
import type { Store } from "../host";
import { showNotice, showNoticeFor } from "./page";
import { isPrivateWindow } from "./private-window";
import { createStore } from "./store";
import { createStoreWhileOwned, type TabLock } from "./tab-lock";

const READ_MS = 12_000;
const FULL =
  "The browser's storage is full: free some, or choose “save to a file” in the menu before you close this page.";
const BLOCKED =
  "Saves last only until this page is closed: the browser keeps nothing for it. The menu saves to a file.";
const PRIVATE =
  "This seems to be a private window: what you reach is gone when you close it. The menu saves it to a file.";

/**
 * Creates the store of the game's saved data. After the player's first save, it asks the browser to keep the data for
 * good. If the data will get lost, it tells the player.
 */
export function createGameStore(lock: TabLock): Store {
  let isSaved = true;
  const store = createStore("glissade/", (isFull) => {
    isSaved = false;
    showNotice(isFull ? FULL : BLOCKED);
  });
  const onFirstSave = (): void => {
    if (isSaved) void keepSavedData();
  };
  return createStoreWhileOwned(lock, notifyOfFirstSave(store, onFirstSave));
}

/**
 * Returns a store that works like `store` and also calls `onFirstSave` once, after a write. Writes before the player
 * has clicked, touched or pressed anything on the page do not count. `onFirstSave` asks the browser to keep the data.
 * Some browsers then ask the player, and this question should not come too early.
 */
function notifyOfFirstSave(store: Store, onFirstSave: () => void): Store {
  let hasSaved = false;
  return {
    ...store,
    write(name, text) {
      store.write(name, text);
      if (hasSaved || !isUsed()) return;
      hasSaved = true;
      onFirstSave();
    },
  };
}

function isUsed(): boolean {
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}

/**
 * Asks the browser never to delete the page's saved data by itself. Warns the player if the page is open in a private
 * window.
 */
async function keepSavedData(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage === undefined) return;
  if (await isPrivateWindow(storage)) showNoticeFor(PRIVATE, READ_MS);
  else if (!(await storage.persisted())) await storage.persist();
}
