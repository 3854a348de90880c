/**
 * The row (test) of the console check that stores saves. It writes and deletes its own files, and never touches the
 * player's saves.
 */
import { readFrameMs } from "../../device/clock";
import { deleteStored } from "../../device/console-check";
import { writeStored } from "../../device/storage";
import type { Task } from "../../kernel/task";
import { appendChecksum, joinSections, type SectionedText, type TextSection } from "../save/checksum";
import { DATA_FOLDER, type Storage } from "../save/files";
import { SAVE_VERSION } from "../save/save";
import { openSaveSlots, saveText, type SaveSlots } from "../save/save-slots";
import { addFigure, countParts, waitForFrame, type CheckRecord, type Outcome } from "./check-row";
import { TEXTS } from "./texts/index";

/** The name of the files to which the console check stores its test saves. The game uses this name for nothing else. */
const SLOTS_NAME = "check-save";
const SLOT_FILES: readonly string[] = [`${SLOTS_NAME}-a`, `${SLOTS_NAME}-b`];

/** The number of sections (parts of the text) of a test save. To verify a larger save would take more than a frame. */
const SECTIONS = 16;
const LETTERS_PER_SECTION = 400;

/** A storage that accepts every write and stores nothing, as a full disk does. */
const REFUSING: Storage = {
  read: DATA_FOLDER.read,
  inspect: DATA_FOLDER.inspect,
  write: () => undefined,
};

/**
 * Tests the storing of saves: stores two, reads them back, damages the newer one, and restores the older one. Also
 * tests a storage that stores nothing.
 */
export function* checkSaves(record: CheckRecord): Task<Outcome> {
  const steps = [storeFirst, storeSecond, restoreTorn, isRefusalNoticed, areFilesDeleted];
  countParts(record, SECTIONS * 2 + steps.length);
  deleteCheckSaves();
  const saves: CheckSaves = { first: yield* createSave(record, 1), second: yield* createSave(record, 2) };
  let passedCount = 0;
  for (const step of steps) {
    if (yield* step(record, saves)) passedCount++;
    record.doneParts++;
  }
  deleteCheckSaves();
  addFigure(record, "saves.passed", passedCount);
  return { isPassed: passedCount === steps.length, note: TEXTS.countOf(passedCount, steps.length) };
}

/**
 * Deletes the files to which the console check has stored its test saves. Also called if the player leaves the check
 * early.
 */
export function deleteCheckSaves(): void {
  for (const file of SLOT_FILES) deleteStored(file);
}

interface CheckSaves {
  readonly first: SectionedText;
  readonly second: SectionedText;
}

function* createSave(record: CheckRecord, number: number): Task<SectionedText> {
  const sections: TextSection[] = [];
  for (let section = 0; section < SECTIONS; section++) {
    yield;
    const line = `${number} ${section} `;
    let body = `# check ${section}\n`;
    while (body.length < LETTERS_PER_SECTION) body += line;
    sections.push(appendChecksum(body));
    record.doneParts++;
  }
  return joinSections(sections);
}

function* storeFirst(record: CheckRecord, { first }: CheckSaves): Task<boolean> {
  const slots = openCheckSlots();
  yield* waitForFrame(record);
  const beforeMs = readFrameMs();
  const isStored = saveText(slots, first);
  addFigure(record, "saves.store-ms", Math.floor(readFrameMs() - beforeMs));
  yield* waitForFrame(record);
  return isStored && readNewest() === first.text;
}

function* storeSecond(record: CheckRecord, { second }: CheckSaves): Task<boolean> {
  const slots = openCheckSlots();
  yield* waitForFrame(record);
  const isStored = saveText(slots, second);
  yield* waitForFrame(record);
  const beforeMs = readFrameMs();
  const text = readNewest();
  addFigure(record, "saves.load-ms", Math.floor(readFrameMs() - beforeMs));
  return isStored && text === second.text;
}

/**
 * Damages the newer one of two test saves, as a power cut would. Returns whether the game then reads the older test
 * save.
 */
function* restoreTorn(record: CheckRecord, { first }: CheckSaves): Task<boolean> {
  const { newestSlot, nextSlotName } = openCheckSlots();
  yield* waitForFrame(record);
  if (newestSlot === undefined) return false;
  const { payload } = newestSlot;
  const tornFile = SLOT_FILES.find((file) => file !== nextSlotName) ?? "";
  writeStored(tornFile, { ...newestSlot, payload: payload.substring(0, Math.floor(payload.length / 2)) });
  yield* waitForFrame(record);
  return readNewest() === first.text;
}

function* isRefusalNoticed(record: CheckRecord, { first, second }: CheckSaves): Task<boolean> {
  const slots = openSaveSlots(REFUSING, SAVE_VERSION, SLOTS_NAME);
  yield* waitForFrame(record);
  const isStored = saveText(slots, second);
  yield* waitForFrame(record);
  return !isStored && readNewest() === first.text;
}

function* areFilesDeleted(record: CheckRecord): Task<boolean> {
  yield* waitForFrame(record);
  deleteCheckSaves();
  return SLOT_FILES.every((file) => DATA_FOLDER.inspect(file).state === "missing");
}

function openCheckSlots(): SaveSlots {
  return openSaveSlots(DATA_FOLDER, SAVE_VERSION, SLOTS_NAME);
}

function readNewest(): string | undefined {
  return openCheckSlots().newestSlot?.payload;
}
