/**
 * Keeps one text so that it cannot be lost: in two slots, written in turn. Whatever happens while one is written, the
 * other holds the text before. Every version of the game must write slots of this shape, whatever the text means. Where
 * neither slot is whole, what they hold is set aside before anything is written, and their whole sections are read.
 */
import { sumOf, sumThrough, wholeParts, type Joined, type Summed } from "./checksum";
import type { Storage } from "./files";
import { salvage, setAside } from "./salvage";

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

export interface Vault {
  readonly storage: Storage;
  readonly version: number;
  readonly name: string;
  readonly condition: Condition;
  /** The newest whole save that this version understands; undefined if there is none. */
  found: Slot | undefined;
  /** False if writing would lose what is in a slot, because that could not be kept aside. */
  readonly isWritable: boolean;
  /** The sections that were found when the vault was opened; of a damaged one those that are whole, the newest last. */
  readonly parts: readonly Summed[];
  /** The slot to write next: never the one that holds the newest whole save. */
  target: string;
  sequence: number;
  /** What was written last and could not be read back as it was. */
  doubtful: Slot | undefined;
}

/** Texts of newer versions are kept aside under the vault's name with this, and with `-newer-2` and so on if that is taken. */
const ASIDE = "-newer";

/** Versions and sequence numbers stay below this, so that a float holds them: it is more saves than anyone makes. */
const MOST = 16777215;

/**
 * Looks into both slots of the vault called `name`; `version` is the one that this game writes. A slot that is not whole
 * is passed over if the other one is. If the newest whole save comes from a newer version, it is copied aside, and this
 * version goes on from what it understands.
 */
export function openVault(storage: Storage, version: number, name: string): Vault {
  const a = readShape(storage, slotA(name));
  const b = readShape(storage, slotB(name));
  // Where the newer one is whole and understood nobody needs the other, and its letters are not read.
  const likely = newerOf(a, b);
  if ((a === undefined && isLocked(storage, slotA(name))) || (b === undefined && isLocked(storage, slotB(name)))) {
    return openLocked(storage, version, name, likely);
  }
  const parts = likely === understood(likely, version) ? partsOf(likely) : undefined;
  if (parts === undefined || likely === undefined) return searchVault(storage, version, name, a, b);
  const target = likely === a ? slotB(name) : slotA(name);
  const { sequence } = likely;
  const found = { found: likely, parts, isWritable: true, target, sequence, doubtful: undefined };
  return { storage, version, name, condition: "whole", ...found };
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
  if (newest === undefined) return openDamaged(storage, version, name);
  const found = newerOf(understood(a, version), understood(b, version));
  const isWritable = newest.version <= version || putAside(storage, newest, name);
  const target = (found ?? newest) === a ? slotB(name) : slotA(name);
  const { sequence } = newest;
  const parts = partsOf(found) ?? [];
  const condition = found === undefined ? "empty" : "whole";
  return { storage, version, name, condition, found, parts, isWritable, target, sequence, doubtful: undefined };
}

function isLocked(storage: Storage, name: string): boolean {
  return storage.inspect(name).state === "locked";
}

/**
 * Opens a vault of which a slot cannot be read now. That may hold a newer save than the other one, which is `there`, so
 * nothing is written.
 */
function openLocked(storage: Storage, version: number, name: string, there: Slot | undefined): Vault {
  const found = understood(wholeOrNone(there), version);
  const rest = { parts: partsOf(found) ?? [], isWritable: false, target: slotA(name), doubtful: undefined };
  return { storage, version, name, condition: "locked", found, sequence: found?.sequence ?? 0, ...rest };
}

/** Opens a vault neither of whose slots is whole: there may be nothing in it. */
function openDamaged(storage: Storage, version: number, name: string): Vault {
  const [a, b] = [storage.inspect(slotA(name)), storage.inspect(slotB(name))];
  const isEmpty = a.state === "missing" && b.state === "missing";
  const { parts, sequence } = salvage(a.text, b.text);
  const isWritable = isEmpty || setAside(storage, name, a, b);
  const condition = isEmpty ? "empty" : "damaged";
  const found = { found: undefined, parts, isWritable, target: slotA(name), sequence, doubtful: undefined };
  return { storage, version, name, condition, ...found };
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
  vault.doubtful = slot;
  if (!isSame(readShape(storage, target), slot)) return false;
  vault.doubtful = undefined;
  vault.found = slot;
  vault.sequence = sequence;
  vault.target = target === slotA(vault.name) ? slotB(vault.name) : slotA(vault.name);
  return true;
}

/** Whether somebody else has kept something since, as the game in another tab of a browser may: that is not written over. */
function isOvertaken({ storage, target, sequence, doubtful }: Vault): boolean {
  const there = readShape(storage, target);
  if (there === undefined || there.sequence <= sequence) return false;
  if (doubtful !== undefined && isSame(there, doubtful)) return false;
  return partsOf(there) !== undefined;
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

/** The sections of a slot's payload; undefined if it is not whole. */
function partsOf(slot: Slot | undefined): readonly Summed[] | undefined {
  if (slot === undefined) return undefined;
  const parts = wholeParts(slot.payload);
  if (parts === undefined) return undefined;
  return slot.checksum === checksum(slot.version, slot.sequence, parts) ? parts : undefined;
}

function wholeOrNone(slot: Slot | undefined): Slot | undefined {
  return partsOf(slot) === undefined ? undefined : slot;
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
