/**
 * Loads and stores the save in two pairs of save slots. One pair holds the whole save. The other is much smaller and
 * holds the level being played, because it is written after every move.
 */
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
 * The names of the two pairs of save slots, which must not change. A resume point is valid only as long as the save
 * that its heading names is still the newest.
 */
const SAVE_SLOTS_NAME = "save";
const RESUME_SLOTS_NAME = "table";
const AFTER_HEADING = "# after ";

let saveSlots: SaveSlots | undefined;
let resumeSlots: SaveSlots | undefined;
let savedText: string | undefined;
let isUnsaved = false;
let sinceTryMs = 0;
/** The save in its latest text form, stored or not, so that unchanged sections are not formatted again. */
let lastPacked: PackedSave | undefined;

/** Loads the save. It must be called once, when the game starts. */
export function loadSave(): Save {
  const { save, sections } = readSave();
  // The save is packed once while loading, so that no later frame has to format all of it.
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

/**
 * Opens the slots of the save. They count as locked while the slots of the resume point are, because writing a new save
 * would invalidate that resume point.
 */
function openSaves(resume: SaveSlots): SaveSlots {
  const slots = openSaveSlots(DATA_FOLDER, SAVE_VERSION, SAVE_SLOTS_NAME);
  const isLocked = resume.condition === "locked" && slots.newestSlot !== undefined;
  return isLocked ? { ...slots, condition: "locked", isWritable: false } : slots;
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

/** Restores the level being played, if it was stored after the save `newestSave`. */
function applyResumePoint(save: Save, newestSave: Slot, { newestSlot: resumeSlot, textSections }: SaveSlots): void {
  const isLater = textSections.length > 0 && textSections[0].text === appendChecksum(headingAfter(newestSave)).text;
  if (resumeSlot?.version !== SAVE_VERSION || !isLater) return;
  readSections(save, textSections.slice(1));
  savedText = undefined;
}

/** Replaces the whole save by these sections. */
export function replaceSave(save: Save, textSections: readonly TextSection[]): void {
  const unpacked = unpackSections(textSections);
  Object.assign(save, unpacked.save);
  lastPacked = packSave(save, unpacked.sections);
}

/**
 * Stores the save if anything in it has changed. Returns whether it is safely stored; if not, the previous stored save
 * is untouched.
 */
export function storeSave(save: Save): boolean {
  lastPacked = packSave(save, lastPacked?.sections);
  isUnsaved = lastPacked.text !== savedText && (saveSlots === undefined || !saveText(saveSlots, lastPacked));
  if (!isUnsaved) savedText = lastPacked.text;
  else if (saveSlots?.condition !== "locked") warnSaveFailed();
  return !isUnsaved;
}

/** Retries a failed save every `RETRY_EVERY_MS`. It must be called in each frame. */
export function retrySave(save: Save, elapsedMs: number): void {
  sinceTryMs = isUnsaved ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  storeSave(save);
}

/** Stores the level being played, beside the last stored save. Returns whether it is safely stored. */
export function storeResumePoint(resumePoint: ResumePoint): boolean {
  if (saveSlots?.newestSlot === undefined || resumeSlots === undefined) return false;
  // A locked slot may hold the newest save, so the resume point that belongs to that save must not be replaced.
  if (saveSlots.condition === "locked") return false;
  // The next save must be written even if its text is unchanged, because only a newer save invalidates this resume
  // point.
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

// The checksum is part of the heading, because a save that replaces a lost one gets the same sequence number.
function headingAfter({ sequence, checksum }: Slot): string {
  return `${AFTER_HEADING}${sequence} ${checksum}`;
}
