import { joined, summed, type Summed } from "./checksum";
import { DATA_FOLDER } from "./files";
import type { LeftLevel } from "./left-level";
import {
  contentsOf,
  packSave,
  packLeftLevel,
  readSections,
  SAVE_VERSION,
  unpackParts,
  type PackedSave,
  type Save,
  type UnpackedSave,
} from "./save";
import { TRY_AGAIN_MS } from "./retry";
import { addLoss, addTrouble } from "./trouble";
import { keep, openVault, type Slot, type Vault } from "./vault";

/**
 * What is kept lies in two vaults: all of it in one, and in the other, much smaller, the level being
 * played, which is written after every move. It counts as long as the save that it was written after is the newest.
 */
const SAVE = "save";
const LEFT_LEVEL = "table";
const AFTER = "# after ";

let saves: Vault | undefined;
let leftLevels: Vault | undefined;
let keptText: string | undefined;
let isUnkept = false;
let sinceTryMs = 0;
/** The save as it was packed last, kept or not: what of it still holds is not written again. */
let packed: PackedSave | undefined;

/** What the player has: to be called once, when the game starts. */
export function loadSave(): Save {
  const { save, sections } = readSave();
  // From here on no frame has to pack all of it.
  packed = packSave(save, sections);
  if (saves?.condition === "damaged") keepSave(save);
  return save;
}

function readSave(): UnpackedSave {
  leftLevels = openVault(DATA_FOLDER, SAVE_VERSION, LEFT_LEVEL);
  saves = openSaves(leftLevels);
  const { found } = saves;
  keptText = found?.payload;
  const unpacked = unpackParts(saves.parts);
  if (found !== undefined) readLastMoves(unpacked.save, found, leftLevels);
  tellCondition(unpacked.save, saves);
  return unpacked;
}

/** Opens the save. It is locked while the file of the level in hand is, because a new save would replace that level. */
function openSaves(level: Vault): Vault {
  const vault = openVault(DATA_FOLDER, SAVE_VERSION, SAVE);
  const isLocked = level.condition === "locked" && vault.found !== undefined;
  return isLocked ? { ...vault, condition: "locked", isWritable: false } : vault;
}

function tellCondition(save: Save, { condition, parts }: Vault): void {
  if (condition === "locked") {
    addTrouble("Your save cannot be read now, so nothing is kept. Please start the game again.");
  } else if (condition === "damaged") {
    const contents = contentsOf(save, parts);
    const saved = contents === "" ? "nothing of it could be read" : `saved of it: ${contents}`;
    addTrouble(`Your save was damaged; ${saved}.`);
  }
}

/** Takes over the level being played, if that was kept after the save that was `found`. */
function readLastMoves(save: Save, found: Slot, { found: level, parts }: Vault): void {
  const isLater = parts.length > 0 && parts[0].text === summed(headingAfter(found)).text;
  if (level?.version !== SAVE_VERSION || !isLater) return;
  readSections(save, parts.slice(1));
  keptText = undefined;
}

/** Makes the save that of these sections, all of it. */
export function replaceSave(save: Save, parts: readonly Summed[]): void {
  const unpacked = unpackParts(parts);
  Object.assign(save, unpacked.save);
  packed = packSave(save, unpacked.sections);
}

/** Keeps the save, if anything in it has changed. Returns whether it is safe; if not, the last one that was kept is. */
export function keepSave(save: Save): boolean {
  packed = packSave(save, packed?.sections);
  isUnkept = packed.text !== keptText && (saves === undefined || !keep(saves, packed));
  if (!isUnkept) keptText = packed.text;
  else if (saves?.condition !== "locked") addLoss();
  return !isUnkept;
}

/** Keeps a save again that could not be kept, every few seconds; to be called in each frame. */
export function keepAgain(save: Save, elapsedMs: number): void {
  sinceTryMs = isUnkept ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < TRY_AGAIN_MS) return;
  sinceTryMs = 0;
  keepSave(save);
}

/** Keeps the level being played, beside the save as it was last kept. Gives whether it is safe. */
export function keepLeftLevel(level: LeftLevel): boolean {
  if (saves?.found === undefined || leftLevels === undefined) return false;
  // The newest save may be the one that cannot be read. The level that belongs to it must not be replaced.
  if (saves.condition === "locked") return false;
  // The next save must be written even if it is as the last one was: only that puts an end to this level.
  keptText = undefined;
  const isKept = keep(leftLevels, joined([summed(headingAfter(saves.found)), summed(packLeftLevel(level))]));
  if (isKept) return true;
  isUnkept = true;
  addLoss();
  return false;
}

// The number alone would not do: where a save was lost, the next one has its number again.
function headingAfter({ sequence, checksum }: Slot): string {
  return `${AFTER}${sequence} ${checksum}`;
}
