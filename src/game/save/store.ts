/**
 * Loads and stores the save in two pairs of files, the save slots. One pair holds the whole save; the other, written
 * after every move, holds only the level being played.
 */
import { joinSections, appendChecksum, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import type { ResumePoint } from "./resume-point";
import {
  describeContents,
  packResumePoint,
  packSections,
  readSections,
  SAVE_VERSION,
  listTextSections,
  unpackSections,
  type Save,
  type UnpackedSave,
} from "./save";
import { RETRY_EVERY_MS } from "./retry";
import { warnSaveFailed, addWarning } from "./warnings";
import { saveText, openSaveSlots, type Slot, type SaveSlots } from "./save-slots";
import type { Section } from "./section";
import { TEXTS } from "../texts/index";

/** The name of the pair of files for the whole save. It must not change. */
const SAVE_SLOTS_NAME = "save";
/**
 * The name of the pair of files for the resume point (the level being played). It must not change. The resume point is
 * valid only until a newer save is written.
 */
const RESUME_SLOTS_NAME = "table";
const AFTER_HEADING = "# after ";

let saveSlots: SaveSlots | undefined;
let resumeSlots: SaveSlots | undefined;
let savedText: string | undefined;
let isUnsaved = false;
let sinceTryMs = 0;
/**
 * The sections of the save as they were last formatted, whether stored or not. Sections that have not changed are not
 * formatted again.
 */
let packedSections: readonly Section[] = [];

/** Loads the save. It must be called once, when the game starts. */
export function loadSave(): Save {
  const { save, sections } = readSave();
  // The whole save is formatted once while loading, so that no later frame has to do it.
  packedSections = packSections(save, sections);
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
 * Opens the two files of the whole save. While the files of the resume point (a stored unfinished level) cannot be
 * read, the whole save may not be written, because that would make the resume point invalid.
 */
function openSaves(resume: SaveSlots): SaveSlots {
  const slots = openSaveSlots(DATA_FOLDER, SAVE_VERSION, SAVE_SLOTS_NAME);
  const isLocked = resume.condition === "locked" && slots.newestSlot !== undefined;
  return isLocked ? { ...slots, condition: "locked", isWritable: false } : slots;
}

function reportCondition(save: Save, { condition, textSections }: SaveSlots): void {
  if (condition === "locked") {
    addWarning(TEXTS.saves.unreadable);
  } else if (condition === "damaged") {
    const contents = describeContents(save, textSections);
    addWarning(contents === "" ? TEXTS.saves.damaged : TEXTS.saves.restored(contents));
  }
}

/**
 * Restores the resume point of the level being played from its own file, if that file was written after the save in
 * `newestSave`.
 */
function applyResumePoint(save: Save, newestSave: Slot, { newestSlot: resumeSlot, textSections }: SaveSlots): void {
  const isLater = textSections.length > 0 && textSections[0].text === appendChecksum(headingAfter(newestSave)).text;
  if (resumeSlot?.version !== SAVE_VERSION || !isLater) return;
  readSections(save, textSections.slice(1));
  savedText = undefined;
}

/** Replaces the whole save by the values in the given sections, for example those of an imported file. */
export function replaceSave(save: Save, textSections: readonly TextSection[]): void {
  const unpacked = unpackSections(textSections);
  Object.assign(save, unpacked.save);
  packedSections = packSections(save, unpacked.sections);
}

/**
 * Stores the save if anything in it has changed. Returns whether the save is safely stored; if not, the previous one is
 * untouched.
 */
export function storeSave(save: Save): boolean {
  prepareSave(save);
  return storePreparedSave();
}

/** Formats the save. `storePreparedSave` stores it, in the same frame or in a later one. */
export function prepareSave(save: Save): void {
  packedSections = packSections(save, packedSections);
}

/** Stores the text that `prepareSave` formatted last. Returns whether this text is safely stored. */
export function storePreparedSave(): boolean {
  const packed = joinSections(listTextSections(packedSections));
  isUnsaved = packed.text !== savedText && (saveSlots === undefined || !saveText(saveSlots, packed));
  if (!isUnsaved) savedText = packed.text;
  else if (saveSlots?.condition !== "locked") warnSaveFailed();
  return !isUnsaved;
}

/**
 * Tries again every `RETRY_EVERY_MS` milliseconds to store a save that could not be stored. It must be called in each
 * frame.
 */
export function retrySave(save: Save, elapsedMs: number): void {
  sinceTryMs = isUnsaved ? sinceTryMs + elapsedMs : 0;
  if (sinceTryMs < RETRY_EVERY_MS) return;
  sinceTryMs = 0;
  storeSave(save);
}

/**
 * Stores the resume point (a saved, unfinished level) of the level being played, in a pair of files for resume points.
 * Returns whether the resume point is safely stored.
 */
export function storeResumePoint(resumePoint: ResumePoint): boolean {
  if (saveSlots?.newestSlot === undefined || resumeSlots === undefined) return false;
  // A save slot that cannot be read may hold the newest save. The resume point (a stored unfinished level) that belongs
  // to that save must not be replaced.
  if (saveSlots.condition === "locked") return false;
  // After this line, the next save is written even if its text has not changed. Otherwise the resume point (a stored
  // unfinished level) would still count as newer than the save.
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

/**
 * Returns the first line of the text that stores a resume point (an unfinished level). The line names the save to which
 * the resume point belongs, by sequence number and checksum. The sequence number alone is not enough: a save that
 * replaces a lost save gets the same number.
 */
function headingAfter({ sequence, checksum }: Slot): string {
  return `${AFTER_HEADING}${sequence} ${checksum}`;
}
