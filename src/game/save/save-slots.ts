/**
 * Keeps one text so that it cannot be lost: in two slots, written in turn. Whatever happens while one is written, the
 * other holds the text before. Every version of the game must write slots of this shape, whatever the text means. Where
 * neither slot is whole, what they hold is set aside before anything is written, and their whole sections are read.
 */
import { checksumOf, combineChecksums, parseSections, type SectionedText, type TextSection } from "./checksum";
import type { Storage } from "./files";
import { salvageSlots, backUpDamagedSlots } from "./salvage-slots";

/** What is in a slot. */
export interface Slot {
  /** The version of the game's saves that the payload is written in, from 1. */
  readonly version: number;
  /** The newer of two slots has the higher one. */
  readonly sequence: number;
  /** See `checksum`. */
  readonly checksum: number;
  readonly payload: string;
}

/**
 * How a vault was when it was opened. Damaged: neither slot is whole, and at least one holds something. Locked: what a
 * slot holds cannot even be read as a text, as when the system refuses to read for a while; it may be the newest save.
 */
type Condition = "empty" | "whole" | "damaged" | "locked";

export interface SaveSlots {
  readonly storage: Storage;
  readonly version: number;
  readonly name: string;
  readonly condition: Condition;
  /** The newest whole save that this version understands; undefined if there is none. */
  newestSlot: Slot | undefined;
  /** False if writing would lose what is in a slot, because that could not be kept aside. */
  readonly isWritable: boolean;
  /** The sections that were found when the vault was opened; of a damaged one those that are whole, the newest last. */
  readonly textSections: readonly TextSection[];
  /** The slot to write next: never the one that holds the newest whole save. */
  nextSlotName: string;
  sequence: number;
  /** What was written last and could not be read back as it was. */
  unverifiedSlot: Slot | undefined;
}

/** Texts of newer versions are kept aside under the vault's name with this, and with `-newer-2` and so on if that is taken. */
const NEWER_SUFFIX = "-newer";

/** Versions and sequence numbers stay below this, so that a float holds them: it is more saves than anyone makes. */
const MAX_NUMBER = 16777215;

/**
 * Looks into both slots of the vault called `name`; `version` is the one that this game writes. A slot that is not whole
 * is passed over if the other one is. If the newest whole save comes from a newer version, it is copied aside, and this
 * version goes on from what it understands.
 */
export function openSaveSlots(storage: Storage, version: number, name: string): SaveSlots {
  const a = readSlot(storage, slotA(name));
  const b = readSlot(storage, slotB(name));
  // Where the newer one is whole and understood nobody needs the other, and its letters are not read.
  const candidate = newerOf(a, b);
  if ((a === undefined && isLocked(storage, slotA(name))) || (b === undefined && isLocked(storage, slotB(name)))) {
    return openLockedSlots(storage, version, name, candidate);
  }
  const textSections = candidate === slotIfSupported(candidate, version) ? verifiedSections(candidate) : undefined;
  if (textSections === undefined || candidate === undefined) return searchSaveSlots(storage, version, name, a, b);
  const nextSlotName = candidate === a ? slotB(name) : slotA(name);
  const { sequence } = candidate;
  const found = {
    newestSlot: candidate,
    textSections,
    isWritable: true,
    nextSlotName,
    sequence,
    unverifiedSlot: undefined,
  };
  return { storage, version, name, condition: "whole", ...found };
}

/** Opens a vault whose newest slot is not whole, or comes from a newer version. */
function searchSaveSlots(
  storage: Storage,
  version: number,
  name: string,
  slotInA: Slot | undefined,
  slotInB: Slot | undefined,
): SaveSlots {
  const a = slotIfWhole(slotInA);
  const b = slotIfWhole(slotInB);
  const newest = newerOf(a, b);
  if (newest === undefined) return openDamagedSlots(storage, version, name);
  const newestSlot = newerOf(slotIfSupported(a, version), slotIfSupported(b, version));
  const isWritable = newest.version <= version || backUpNewerSlot(storage, newest, name);
  const nextSlotName = (newestSlot ?? newest) === a ? slotB(name) : slotA(name);
  const { sequence } = newest;
  const textSections = verifiedSections(newestSlot) ?? [];
  const condition = newestSlot === undefined ? "empty" : "whole";
  return {
    storage,
    version,
    name,
    condition,
    newestSlot,
    textSections,
    isWritable,
    nextSlotName,
    sequence,
    unverifiedSlot: undefined,
  };
}

function isLocked(storage: Storage, name: string): boolean {
  return storage.inspect(name).state === "locked";
}

/**
 * Opens a vault of which a slot cannot be read now. That may hold a newer save than the other one, which is `there`, so
 * nothing is written.
 */
function openLockedSlots(storage: Storage, version: number, name: string, otherSlot: Slot | undefined): SaveSlots {
  const newestSlot = slotIfSupported(slotIfWhole(otherSlot), version);
  const textSections = verifiedSections(newestSlot) ?? [];
  const sequence = newestSlot?.sequence ?? 0;
  const rest = { textSections, isWritable: false, nextSlotName: slotA(name), unverifiedSlot: undefined };
  return { storage, version, name, condition: "locked", newestSlot, sequence, ...rest };
}

/** Opens a vault neither of whose slots is whole: there may be nothing in it. */
function openDamagedSlots(storage: Storage, version: number, name: string): SaveSlots {
  const [a, b] = [storage.inspect(slotA(name)), storage.inspect(slotB(name))];
  const isEmpty = a.state === "missing" && b.state === "missing";
  const { textSections, sequence } = salvageSlots(a.text, b.text);
  const isWritable = isEmpty || backUpDamagedSlots(storage, name, a, b);
  const condition = isEmpty ? "empty" : "damaged";
  const found = {
    newestSlot: undefined,
    textSections,
    isWritable,
    nextSlotName: slotA(name),
    sequence,
    unverifiedSlot: undefined,
  };
  return { storage, version, name, condition, ...found };
}

/**
 * Writes a text as the newest save and reads it back. Gives whether it is there; if not, the save before, or a newer
 * one that somebody else has kept, is still whole, and the next try goes to the same slot.
 */
export function saveText(slots: SaveSlots, { text, textSections }: SectionedText): boolean {
  const { storage, version, nextSlotName } = slots;
  if (!slots.isWritable || isOverwrittenElsewhere(slots)) return false;
  const sequence = slots.sequence + 1;
  const slot: Slot = { version, sequence, checksum: slotChecksum(version, sequence, textSections), payload: text };
  storage.write(nextSlotName, slot);
  slots.unverifiedSlot = slot;
  if (!isSameSlot(readSlot(storage, nextSlotName), slot)) return false;
  slots.unverifiedSlot = undefined;
  slots.newestSlot = slot;
  slots.sequence = sequence;
  slots.nextSlotName = nextSlotName === slotA(slots.name) ? slotB(slots.name) : slotA(slots.name);
  return true;
}

/** Whether somebody else has kept something since, as the game in another tab of a browser may: that is not written over. */
function isOverwrittenElsewhere({ storage, nextSlotName, sequence, unverifiedSlot }: SaveSlots): boolean {
  const stored = readSlot(storage, nextSlotName);
  if (stored === undefined || stored.sequence <= sequence) return false;
  if (unverifiedSlot !== undefined && isSameSlot(stored, unverifiedSlot)) return false;
  return verifiedSections(stored) !== undefined;
}

/**
 * A whole number from 0 to 8388592 made from all that a slot says. No change of a single character leaves it the same;
 * any other damage does so once in eight million.
 */
export function slotChecksum(version: number, sequence: number, textSections: readonly TextSection[]): number {
  return combineChecksums(checksumOf(`${version} ${sequence} `), textSections);
}

function slotA(name: string): string {
  return `${name}-a`;
}

function slotB(name: string): string {
  return `${name}-b`;
}

/** The sections of a slot's payload; undefined if it is not whole. */
function verifiedSections(slot: Slot | undefined): readonly TextSection[] | undefined {
  if (slot === undefined) return undefined;
  const textSections = parseSections(slot.payload);
  if (textSections === undefined) return undefined;
  return slot.checksum === slotChecksum(slot.version, slot.sequence, textSections) ? textSections : undefined;
}

function slotIfWhole(slot: Slot | undefined): Slot | undefined {
  return verifiedSections(slot) === undefined ? undefined : slot;
}

/** What a file holds if it has the shape of a slot; its checksum is not looked at. */
function readSlot(storage: Storage, name: string): Slot | undefined {
  const stored = storage.read(name);
  if (typeof stored !== "object" || stored === null) return undefined;
  const slot = stored as Partial<Record<keyof Slot, unknown>>;
  const { payload } = slot;
  const version = wholeNumber(slot.version, 1);
  const sequence = wholeNumber(slot.sequence, 1);
  const sum = wholeNumber(slot.checksum, 0);
  if (version === undefined || sequence === undefined || sum === undefined) return undefined;
  return typeof payload === "string" ? { version, sequence, checksum: sum, payload } : undefined;
}

// A number read back may be a float: rounding down makes it the integer that it stands for.
function wholeNumber(value: unknown, least: number): number | undefined {
  if (typeof value !== "number" || value < least || value > MAX_NUMBER) return undefined;
  const whole = Math.floor(value);
  return whole === value ? whole : undefined;
}

function newerOf(a: Slot | undefined, b: Slot | undefined): Slot | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.sequence > a.sequence ? b : a;
}

function slotIfSupported(slot: Slot | undefined, version: number): Slot | undefined {
  return slot !== undefined && slot.version <= version ? slot : undefined;
}

/** Copies a slot to the first name aside that holds no other save; gives whether it is there. */
function backUpNewerSlot(storage: Storage, slot: Slot, slotsName: string): boolean {
  let name = slotsName + NEWER_SUFFIX;
  for (let copy = 2; ; copy++) {
    const there = slotIfWhole(readSlot(storage, name));
    if (isSameSlot(there, slot)) return true;
    if (there === undefined) break;
    name = `${slotsName}${NEWER_SUFFIX}-${copy}`;
  }
  storage.write(name, slot);
  return isSameSlot(readSlot(storage, name), slot);
}

function isSameSlot(one: Slot | undefined, other: Slot): boolean {
  return (
    one !== undefined &&
    one.version === other.version &&
    one.sequence === other.sequence &&
    one.checksum === other.checksum &&
    one.payload === other.payload
  );
}
