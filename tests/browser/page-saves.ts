import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { SAVE_FILES } from "../play/saves";
import type { PageEvaluator } from "./played-page";

/** Where the page's storage has the files that the game keeps. */
const STORAGE_FILES = SAVE_FILES.map((name) => ({ file: `${name}.json`, key: `glissade/${name}.json` }));

/** The saves of a data folder, by their names in the page's storage. */
export function storageEntriesOf(store: Store): [string, string][] {
  return STORAGE_FILES.flatMap(({ file, key }) => {
    const text = store.read(file);
    return text === undefined ? [] : [[key, text]];
  });
}

/** Runs in the page before all else: what is there already stays. */
export function seedStorage(files: [string, string][]): void {
  for (const [key, text] of files) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}

/** What the page has kept, as a data folder. */
export async function readStoreFrom(page: PageEvaluator): Promise<Store> {
  const store = createMemoryStore();
  for (const { file, key } of STORAGE_FILES) {
    const text = await page.evaluate((at) => localStorage.getItem(at), key);
    if (text !== null) store.write(file, text);
  }
  return store;
}
