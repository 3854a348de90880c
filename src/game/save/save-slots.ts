/**
 * Stores one text safely against crashes: two files, the save slots, are written alternately. If a write is
 * interrupted, the other slot still holds the previous text.
 *
 * The shape of a slot must never change, because every version of the game must be able to read it.
 */
import { computeChecksum, combineChecksums, parseSections, type SectionedText, type TextSection } from "./checksum";
import type { Storage } from "./files";
/** The import below is loaded from salvage.lua on first use. @lazy salvage */
import { salvageSlots, backUpDamagedSlots } from "./salvage-slots";

/** The contents of a save slot, one of the two files of a save. */
export interface Slot {
  /** The version of the save format in which `payload` is written, from 1. */
  readonly version: number;
  /**
   * The sequence number of the save. Of two save slots (the two files of a save), the newer one has the higher number.
   */
  readonly sequence: number;
  readonly checksum: number;
  readonly payload: string;
}

/**
 * The condition of two save slots (files) when they were opened.
 * - `empty`: no slot has contents that this version of the game can use.
 * - `whole`: this version can use at least one slot.
 * - `damaged`: no slot is undamaged, and at least one has contents.
 * - `locked`: a slot that may hold the newest save cannot be read at the moment.
 */
type Condition = "empty" | "whole" | "damaged" | "locked";

/**
 * Two opened save slots (files that are written alternately), with everything that the game must know for the next
 * write.
 */
export interface SaveSlots {
  readonly storage: Storage;
  readonly version: number;
  readonly name: string;
  readonly condition: Condition;
  /**
   * The newest undamaged save slot (one of the save's two files) that this version of the game understands, or
   * undefined.
   */
  newestSlot: Slot | undefined;
  /**
   * Whether the game may write to the two save slots (files). This is false if writing could destroy a slot that could
   * not be read or backed up.
   */
  readonly isWritable: boolean;
  /**
   * The sections of the save that were found when its two slots (files) were opened. If both slots are damaged, these
   * are the undamaged sections of both, the newer last.
   */
  readonly textSections: readonly TextSection[];
  /**
   * The name of the save slot (file) to which the next save is written. It is never the slot with the newest undamaged
   * save.
   */
  nextSlotName: string;
  sequence: number;
  /**
   * The contents of the last write, if other contents were found when the save slot was read back. Otherwise undefined.
   */
  unverifiedSlot: Slot | undefined;
}

/**
 * The ending of the name of a backup of a save slot that a newer version of the game has written. For further backups,
 * `-newer-2` and so on follow.
 */
const NEWER_SUFFIX = "-newer";

/**
 * The largest version and sequence number of a save: up to this number, 32-bit floats represent whole numbers exactly.
 */
const MAX_NUMBER = 16777215;

/**
 * Opens the two save slots called `name`; `version` is the save format that this game writes. If a newer version of the
 * game has written the newest undamaged slot, backs up that slot and uses the other one.
 */
export function openSaveSlots(storage: Storage, version: number, name: string): SaveSlots {
  const a = readSlot(storage, slotA(name));
  const b = readSlot(storage, slotB(name));
  // The candidate is the newer of the two save slots (files). If it is undamaged and has a known version, the text of
  // the other slot is not checked, which saves time.
  const candidate = chooseNewer(a, b);
  if ((a === undefined && isLocked(storage, slotA(name))) || (b === undefined && isLocked(storage, slotB(name)))) {
    return openLockedSlots(storage, version, name, candidate);
  }
  const textSections = candidate === slotIfSupported(candidate, version) ? verifiedSections(candidate) : undefined;
  if (textSections === undefined || candidate === undefined) return searchSaveSlots(storage, version, name, a, b);
  const nextSlotName = candidate === a ? slotB(name) : slotA(name);
  const { sequence } = candidate;
  const rest = {
    newestSlot: candidate,
    textSections,
    isWritable: true,
    nextSlotName,
    sequence,
    unverifiedSlot: undefined,
  };
  return { storage, version, name, condition: "whole", ...rest };
}

/**
 * Opens two save slots (files) of which the newer one cannot be used. Uses the other slot if it is undamaged and has a
 * known version. If both slots are damaged, uses the undamaged sections of both.
 */
function searchSaveSlots(
  storage: Storage,
  version: number,
  name: string,
  slotInA: Slot | undefined,
  slotInB: Slot | undefined,
): SaveSlots {
  const a = slotIfWhole(slotInA);
  const b = slotIfWhole(slotInB);
  const newest = chooseNewer(a, b);
  if (newest === undefined) return openDamagedSlots(storage, version, name);
  const newestSlot = chooseNewer(slotIfSupported(a, version), slotIfSupported(b, version));
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
 * Opens two save slots (files) of which one cannot be read at the moment. That slot may hold a newer save than
 * `otherSlot`, so writing is disabled.
 */
function openLockedSlots(storage: Storage, version: number, name: string, otherSlot: Slot | undefined): SaveSlots {
  const newestSlot = slotIfSupported(slotIfWhole(otherSlot), version);
  const textSections = verifiedSections(newestSlot) ?? [];
  const sequence = newestSlot?.sequence ?? 0;
  const rest = { textSections, isWritable: false, nextSlotName: slotA(name), unverifiedSlot: undefined };
  return { storage, version, name, condition: "locked", newestSlot, sequence, ...rest };
}

function openDamagedSlots(storage: Storage, version: number, name: string): SaveSlots {
  const [a, b] = [storage.inspect(slotA(name)), storage.inspect(slotB(name))];
  const isEmpty = a.state === "missing" && b.state === "missing";
  const { textSections, sequence } = isEmpty ? { textSections: [], sequence: 0 } : salvageSlots(a.text, b.text);
  const isWritable = isEmpty || backUpDamagedSlots(storage, name, a, b);
  const condition = isEmpty ? "empty" : "damaged";
  const rest = {
    newestSlot: undefined,
    textSections,
    isWritable,
    nextSlotName: slotA(name),
    sequence,
    unverifiedSlot: undefined,
  };
  return { storage, version, name, condition, ...rest };
}

/**
 * Writes a text as the newest save and reads it back. Returns whether the text is safely stored. If not, the previous
 * save is untouched, and the next write goes to the same slot.
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

/**
 * Returns whether another instance of the game, such as in another browser tab, has saved since this one last saved.
 * That save must not be overwritten.
 */
function isOverwrittenElsewhere({ storage, nextSlotName, sequence, unverifiedSlot }: SaveSlots): boolean {
  const stored = readSlot(storage, nextSlotName);
  if (stored === undefined || stored.sequence <= sequence) return false;
  if (unverifiedSlot !== undefined && isSameSlot(stored, unverifiedSlot)) return false;
  return verifiedSections(stored) !== undefined;
}

/**
 * Returns a checksum of all fields of a save slot, from 0 to 8388592. It detects every change of a single character,
 * and overlooks about one in eight million other damages.
 */
export function slotChecksum(version: number, sequence: number, textSections: readonly TextSection[]): number {
  return combineChecksums(computeChecksum(`${version} ${sequence} `), textSections);
}

function slotA(name: string): string {
  return `${name}-a`;
}

function slotB(name: string): string {
  return `${name}-b`;
}

function verifiedSections(slot: Slot | undefined): readonly TextSection[] | undefined {
  if (slot === undefined) return undefined;
  const textSections = parseSections(slot.payload);
  if (textSections === undefined) return undefined;
  return slot.checksum === slotChecksum(slot.version, slot.sequence, textSections) ? textSections : undefined;
}

function slotIfWhole(slot: Slot | undefined): Slot | undefined {
  return verifiedSections(slot) === undefined ? undefined : slot;
}

/**
 * Reads a save slot (a file), without verifying its checksum. Returns undefined if the file's contents do not have the
 * shape of a save slot.
 */
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

/**
 * Returns the number as an integer, because Lua may have read it as a float. Returns undefined unless `value` is a
 * whole number from `least` to `MAX_NUMBER`.
 */
function wholeNumber(value: unknown, least: number): number | undefined {
  if (typeof value !== "number" || value < least || value > MAX_NUMBER) return undefined;
  const whole = Math.floor(value);
  return whole === value ? whole : undefined;
}

function chooseNewer(a: Slot | undefined, b: Slot | undefined): Slot | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.sequence > a.sequence ? b : a;
}

function slotIfSupported(slot: Slot | undefined, version: number): Slot | undefined {
  return slot !== undefined && slot.version <= version ? slot : undefined;
}

function backUpNewerSlot(storage: Storage, slot: Slot, slotsName: string): boolean {
  let name = slotsName + NEWER_SUFFIX;
  for (let copy = 2; ; copy++) {
    const existing = slotIfWhole(readSlot(storage, name));
    if (isSameSlot(existing, slot)) return true;
    if (existing === undefined) break;
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
