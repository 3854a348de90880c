/**
 * Keeps one text so that it cannot be lost: in two slots, written in turn. Whatever happens while one is written, the
 * other holds the text before. Every version of the game must write slots of this shape, whatever the text means.
 */
import { sumOf, summedParts, sumThrough, type Joined, type Summed } from "./checksum";

/**
 * Where a vault keeps its files.
 * @noSelf
 */
export interface Storage {
  /** What was written under `name`; undefined if nothing was, or it cannot be read. */
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: object) => void;
}

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

export interface Vault {
  readonly storage: Storage;
  readonly version: number;
  readonly name: string;
  /** The newest whole save that this version understands; undefined if there is none. */
  found: Slot | undefined;
  /** False if a newer version's save lies in a slot and could not be kept aside: then nothing may be written. */
  readonly isWritable: boolean;
  /** What was found when the vault was opened, in the parts that it was summed by; none if nothing was. */
  readonly parts: readonly Summed[];
  /** The slot to write next: never the one that holds the newest whole save. */
  target: string;
  sequence: number;
}

/** Texts of newer versions are kept aside under the vault's name with this, and with `-newer-2` and so on if that is taken. */
const ASIDE = "-newer";

/** Versions and sequence numbers stay below this, so that a float holds them: it is more saves than anyone makes. */
const MOST = 16777215;

/**
 * Looks into both slots of the vault called `name`; `version` is the one that this game writes. A slot that is not whole
 * is passed over. If the newest whole save comes from a newer version, it is copied aside, and this version goes on from
 * what it understands.
 */
export function openVault(storage: Storage, version: number, name: string): Vault {
  const a = readShape(storage, slotA(name));
  const b = readShape(storage, slotB(name));
  // Where the newer one is whole and understood nobody needs the other, and its letters are not read.
  const likely = newerOf(a, b);
  const parts = likely === understood(likely, version) ? wholeParts(likely) : undefined;
  if (parts !== undefined && likely !== undefined) {
    const target = likely === a ? slotB(name) : slotA(name);
    return { storage, version, name, found: likely, parts, isWritable: true, target, sequence: likely.sequence };
  }
  return searchVault(storage, version, name, a, b);
}

/** Opens a vault whose newest slot is not whole, or comes from a newer version. */
function searchVault(
  storage: Storage,
  version: number,
  name: string,
  slotInA: Slot | undefined,
  slotInB: Slot | undefined,
): Vault {
  const a = wholeOrNone(slotInA);
  const b = wholeOrNone(slotInB);
  const newest = newerOf(a, b);
  const found = newerOf(understood(a, version), understood(b, version));
  const isWritable = newest === undefined || newest.version <= version || putAside(storage, newest, name);
  const precious = found ?? newest;
  const target = precious !== undefined && precious === a ? slotB(name) : slotA(name);
  const parts = found === undefined ? [] : summedParts(found.payload);
  return { storage, version, name, found, parts, isWritable, target, sequence: newest?.sequence ?? 0 };
}

/**
 * Writes a text as the newest save and reads it back. Gives whether it is there; if not, the save before, or a newer
 * one that somebody else has kept, is still whole, and the next try goes to the same slot.
 */
export function keep(vault: Vault, { text, parts }: Joined): boolean {
  const { storage, version, target } = vault;
  if (!vault.isWritable || isOvertaken(vault)) return false;
  const sequence = vault.sequence + 1;
  const slot: Slot = { version, sequence, checksum: checksum(version, sequence, parts), payload: text };
  storage.write(target, slot);
  if (!isSame(readShape(storage, target), slot)) return false;
  vault.found = slot;
  vault.sequence = sequence;
  vault.target = target === slotA(vault.name) ? slotB(vault.name) : slotA(vault.name);
  return true;
}

/** Whether somebody else has kept something since, as the game in another tab of a browser may: that is not written over. */
function isOvertaken({ storage, target, sequence }: Vault): boolean {
  const there = readShape(storage, target);
  return there !== undefined && there.sequence > sequence && wholeParts(there) !== undefined;
}

/**
 * A whole number from 0 to 8388592 made from all that a slot says. No change of a single character leaves it the same;
 * any other damage does so once in eight million.
 */
export function checksum(version: number, sequence: number, parts: readonly Summed[]): number {
  return sumThrough(sumOf(`${version} ${sequence} `), parts);
}

function slotA(name: string): string {
  return `${name}-a`;
}

function slotB(name: string): string {
  return `${name}-b`;
}

/** The parts of a slot's payload; undefined if it is not whole. */
function wholeParts(slot: Slot | undefined): readonly Summed[] | undefined {
  if (slot === undefined) return undefined;
  const parts = summedParts(slot.payload);
  return slot.checksum === checksum(slot.version, slot.sequence, parts) ? parts : undefined;
}

function wholeOrNone(slot: Slot | undefined): Slot | undefined {
  return wholeParts(slot) === undefined ? undefined : slot;
}

/** What a file holds if it has the shape of a slot; its checksum is not looked at. */
function readShape(storage: Storage, name: string): Slot | undefined {
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
  if (typeof value !== "number" || value < least || value > MOST) return undefined;
  const whole = Math.floor(value);
  return whole === value ? whole : undefined;
}

function newerOf(a: Slot | undefined, b: Slot | undefined): Slot | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.sequence > a.sequence ? b : a;
}

function understood(slot: Slot | undefined, version: number): Slot | undefined {
  return slot !== undefined && slot.version <= version ? slot : undefined;
}

/** Copies a slot to the first name aside that holds no other save; gives whether it is there. */
function putAside(storage: Storage, slot: Slot, vaultName: string): boolean {
  let name = vaultName + ASIDE;
  for (let copy = 2; ; copy++) {
    const there = wholeOrNone(readShape(storage, name));
    if (isSame(there, slot)) return true;
    if (there === undefined) break;
    name = `${vaultName}${ASIDE}-${copy}`;
  }
  storage.write(name, slot);
  return isSame(readShape(storage, name), slot);
}

function isSame(one: Slot | undefined, other: Slot): boolean {
  return (
    one !== undefined &&
    one.version === other.version &&
    one.sequence === other.sequence &&
    one.checksum === other.checksum &&
    one.payload === other.payload
  );
}
