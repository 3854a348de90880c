import { readStored, writeStored } from "../device/storage";
import { freshSave, packSave, SAVE_VERSION, unpackSave, type Save } from "./save";
import { keep, openVault, type Storage, type Vault } from "./vault";

const storage: Storage = { read: readStored, write: writeStored };

let vault: Vault | undefined;
let keptText: string | undefined;

/** What the player has: to be called once, when the game starts. */
export function loadSave(): Save {
  vault = openVault(storage, SAVE_VERSION);
  const { found } = vault;
  if (found?.version === SAVE_VERSION) keptText = found.payload;
  return found === undefined ? freshSave() : unpackSave(found.payload, found.version);
}

/** Keeps the save, if anything in it has changed. Gives whether it is safe; if not, the last one that was kept is. */
export function keepSave(save: Save): boolean {
  const text = packSave(save);
  if (text === keptText) return true;
  if (vault === undefined || !keep(vault, text)) return false;
  keptText = text;
  return true;
}
