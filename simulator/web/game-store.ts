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
 * Creates the store of the game's saved data. After the first save, asks the browser to keep the data for good, and
 * warns the player if they will get lost.
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
 * Calls `onFirstSave` after the first write that follows a click, touch or key. `onFirstSave` asks the browser to keep
 * the saved data, and the browser may then ask the player for permission.
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

async function keepSavedData(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage === undefined) return;
  if (await isPrivateWindow(storage)) showNoticeFor(PRIVATE, READ_MS);
  else if (!(await storage.persisted())) await storage.persist();
}
