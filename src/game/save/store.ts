import { joinSections, appendChecksum, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import type { ResumePoint } from "./resume-point";
import {
  describeContents,
  packSave,
  packResumePoint,
  readSections,
  SAVE_VERSION,
  unpackSections,
  type PackedSave,
  type Save,
  type UnpackedSave,
} from "./save";
import { RETRY_EVERY_MS } from "./retry";
import { warnSaveFailed, addWarning } from "./warnings";
import { saveText, openSaveSlots, type Slot, type SaveSlots } from "./save-slots";

/**
 * What is kept lies in two vaults: all of it in one, and in the other, much smaller, the level being
 * played, which is written after every move. It counts as long as the save that it was written after is the newest.
 */
const SAVE_SLOTS_NAME = "save";
const RESUME_SLOTS_NAME = "table";
const AFTER_HEADING = "# after ";

let saveSlots: SaveSlots | undefined;
let resumeSlots: SaveSlots | undefined;
let savedText: string | undefined;
let isUnsaved = false;
let sinceTryMs = 0;
/** The save as it was packed last, kept or not: what of it still holds is not written again. */
let lastPacked: PackedSave | undefined;

/** What the player has: to be called once, when the game starts. */
export function loadSave(): Save {
  const { save, sections } = readSave();
  // From here on no frame has to pack all of it.
  lastPacked = packSave(save, sections);
  if (saveSlots?.condition === "damaged") storeSave(save);
  return save;
}

function readSave(): UnpackedSave {
  resumeSlots = openSaveSlots(DATA_FOLDER, SAVE_VERSION, RESUME_SLOTS_NAME);
  saveSlots = openSaves(resumeSlots);
  const { newestSlot } = saveSlots;
  savedText = newestSlot?.payload;
  const unpacked = unpackSections(saveSlots.textSections);
  if (newestSlot !== undefined) applyResumePoint(unpacked.save, newestSlot, resumeSlots);
  reportCondition(unpacked.save, saveSlots);
  return unpacked;
}

/** Opens the save. It is locked while the file of the level in hand is, because a new save would replace that level. */
function openSaves(level: SaveSlots): SaveSlots {
  const vault = openSaveSlots(DATA_FOLDER, SAVE_VERSION, SAVE_SLOTS_NAME);
  const isLocked = level.condition === "locked" && vault.newestSlot !== undefined;
  return isLocked ? { ...vault, condition: "locked", isWritable: false } : vault;
}

function reportCondition(save: Save, { condition, textSections }: SaveSlots): void {
  if (condition === "locked") {
    addWarning("Your save cannot be read now, so nothing is kept. Please start the game again.");
  } else if (condition === "damaged") {
    const contents = describeContents(save, textSections);
    const saved = contents === "" ? "nothing of it could be read" : `saved of it: ${contents}`;
    addWarning(`Your save was damaged; ${saved}.`);
  }
}

/** Takes over the level being played, if that was kept after the save that was `found`. */
function applyResumePoint(save: Save, found: Slot, { newestSlot: level, textSections }: SaveSlots): void {
  const isLater = textSections.length > 0 && textSections[0].text === appendChecksum(headingAfter(found)).text;
  if (level?.version !== SAVE_VERSION || !isLater) return;
  readSections(save, textSections.slice(1));
  savedText = undefined;
}

/** Makes the save that of these sections, all of it. */
export function replaceSave(save: Save, textSections: readonly TextSection[]): void {
  const unpacked = unpackSections(textSections);
  Object.assign(save, unpacked.save);
  lastPacked = packSave(save, unpacked.sections);
}

/** Keeps the save, if anything in it has changed. Returns whether it is safe; if not, the last one that was kept is. */
export function storeSave(save: Save): boolean {
  lastPacked = packSave(save, lastPacked?.sections);
  isUnsaved = lastPacked.text !== savedText && (saveSlots === undefined || !saveText(saveSlots, lastPacked));
  if (!isUnsaved) savedText = lastPacked.text;
  else if (saveSlots?.condition !== "locked") warnSaveFailed();
  return !isUnsaved;
}

/** Keeps a save again that could not be kept, every few seconds; to be called in each frame. */
export function retrySave(save: Save, elapsedMs: number): void {
  sinceTryMs = isUnsaved ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  storeSave(save);
}

/** Keeps the level being played, beside the save as it was last kept. Gives whether it is safe. */
export function storeResumePoint(resumePoint: ResumePoint): boolean {
  if (saveSlots?.newestSlot === undefined || resumeSlots === undefined) return false;
  // The newest save may be the one that cannot be read. The level that belongs to it must not be replaced.
  if (saveSlots.condition === "locked") return false;
  // The next save must be written even if it is as the last one was: only that puts an end to this level.
  savedText = undefined;
  const isSaved = saveText(
    resumeSlots,
    joinSections([appendChecksum(headingAfter(saveSlots.newestSlot)), appendChecksum(packResumePoint(resumePoint))]),
  );
  if (isSaved) return true;
  isUnsaved = true;
  warnSaveFailed();
  return false;
}

// The number alone would not do: where a save was lost, the next one has its number again.
function headingAfter({ sequence, checksum }: Slot): string {
  return `${AFTER_HEADING}${sequence} ${checksum}`;
}
