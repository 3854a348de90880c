import { readStored, writeStored } from "../../device/storage";
import { joined, summed } from "./checksum";
import type { LeftLevel } from "./left-level";
import {
  freshSave,
  packSave,
  packLeftLevel,
  readSections,
  SAVE_VERSION,
  unpackParts,
  unpackSave,
  type PackedSave,
  type Save,
  type UnpackedSave,
} from "./save";
import { keep, openVault, type Slot, type Storage, type Vault } from "./vault";

/**
 * What is kept lies in two vaults: all of it in one, and in the other, much smaller, the level being
 * played, which is written after every move. It counts as long as the save that it was written after is the newest.
 */
const storage: Storage = { read: readStored, write: writeStored };

const SAVE = "save";
const LEFT_LEVEL = "table";
const AFTER = "after ";

let saves: Vault | undefined;
let leftLevels: Vault | undefined;
let keptText: string | undefined;
/** The save as it was packed last, kept or not: what of it still holds is not written again. */
let packed: PackedSave | undefined;

/** What the player has: to be called once, when the game starts. */
export function loadSave(): Save {
  const { save, sections } = readSave();
  // From here on no frame has to pack all of it.
  packed = packSave(save, sections);
  return save;
}

function readSave(): UnpackedSave {
  saves = openVault(storage, SAVE_VERSION, SAVE);
  leftLevels = openVault(storage, SAVE_VERSION, LEFT_LEVEL);
  const { found } = saves;
  if (found === undefined) return { save: freshSave(), sections: [] };
  const isOlder = found.version < SAVE_VERSION;
  if (!isOlder) keptText = found.payload;
  const unpacked = isOlder
    ? { save: unpackSave(found.payload, found.version), sections: [] }
    : unpackParts(saves.parts);
  const { save } = unpacked;
  const level = leftLevels.found;
  const heading = headingAfter(found);
  if (level?.version === SAVE_VERSION && level.payload.startsWith(heading)) {
    readSections(save, level.payload.substring(heading.length));
    keptText = undefined;
  }
  return unpacked;
}

/** Keeps the save, if anything in it has changed. Gives whether it is safe; if not, the last one that was kept is. */
export function keepSave(save: Save): boolean {
  packed = packSave(save, packed?.sections);
  if (packed.text === keptText) return true;
  if (saves === undefined || !keep(saves, packed)) return false;
  keptText = packed.text;
  return true;
}

/** Keeps the level being played, beside the save as it was last kept. Gives whether it is safe. */
export function keepLeftLevel(level: LeftLevel): boolean {
  if (saves?.found === undefined || leftLevels === undefined) return false;
  // The next save must be written even if it is as the last one was: only that puts an end to this level.
  keptText = undefined;
  return keep(leftLevels, joined([summed(headingAfter(saves.found) + packLeftLevel(level))]));
}

// The number alone would not do: where a save was lost, the next one has its number again.
function headingAfter({ sequence, checksum }: Slot): string {
  return `${AFTER}${sequence} ${checksum}\n`;
}
