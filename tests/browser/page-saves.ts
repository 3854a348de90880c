/** Reads and writes the game's saved files in the storage of a browser page. */
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { SAVE_FILES } from "../play/saves";
import type { PageEvaluator } from "./played-page";

const STORAGE_FILES = SAVE_FILES.map((name) => ({ file: `${name}.json`, key: `glissade/${name}.json` }));

export function storageEntriesOf(store: Store): [string, string][] {
  return STORAGE_FILES.flatMap(({ file, key }) => {
    const text = store.read(file);
    return text === undefined ? [] : [[key, text]];
  });
}

/**
 * Stores files in the browser's storage before the page's own scripts run. Files that already exist are not changed.
 */
export function seedStorage(files: [string, string][]): void {
  for (const [key, text] of files) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}

export async function readStoreFrom(page: PageEvaluator): Promise<Store> {
  const store = createMemoryStore();
  for (const { file, key } of STORAGE_FILES) {
    const text = await page.evaluate((at) => localStorage.getItem(at), key);
    if (text !== null) store.write(file, text);
  }
  return store;
}
