/** The table of the Playdate's API: its shape, and how it is read. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package. */
export const packageFolder = join(import.meta.dirname, "..");

/** One way to call a function: its parameters and its result, as TypeScript. A list of results stands in brackets. */
export type Call = readonly [parameters: string, returns: string];

type RowKind = "function" | "method" | "metamethod" | "callback" | "field" | "constant" | "variable";

/** A function, method, constant or variable of the API. */
export interface Row {
  /** The name in Lua, with a colon before a method. */
  readonly name: string;
  /** The name in TypeScript, if it differs: some names are reserved words. */
  readonly as?: string;
  readonly kind: RowKind;
  readonly calls?: readonly Call[];
  /** The number of a constant. */
  readonly value?: number;
  /** The type of a variable. */
  readonly type?: string;
  /** Whether the game may set the variable. */
  readonly writable?: boolean;
  /** Whether a parameter or a result may be nil. */
  readonly nilable?: boolean;
  /** The first version of the SDK that has the name, if it came after 2.1. */
  readonly since?: string;
  /** The anchor in Inside Playdate, the SDK's documentation. */
  readonly anchor?: string;
  /** What no public document says about the row. */
  readonly guessed?: string;
  /** What to use instead. */
  readonly deprecated?: string;
  /** Why the row is not in sdk-names.txt. */
  readonly extra?: string;
  readonly doc?: string;
}

/** A field: its name with `?` or `readonly `, its type and its description. */
export type Field = readonly [name: string, type: string, doc?: string];

/** A named type: an alias (`is`) or an interface (`fields`). */
export interface TypeEntry {
  readonly name: string;
  readonly is?: string;
  readonly fields?: readonly Field[];
  readonly doc?: string;
}

/** A class of the API, whose methods are rows. */
export interface ClassEntry {
  readonly name: string;
  readonly extends?: string;
  /** The type parameters. */
  readonly parameters?: string;
  /** The parameters of the constructor, if classes of a game may extend the class. */
  readonly newParameters?: string;
  /** Whether the API has other classes that extend this one. */
  readonly base?: boolean;
  /** Whether the name is the only object of the class, and not the class. */
  readonly single?: boolean;
  readonly fields?: readonly Field[];
  readonly doc?: string;
}

export interface Table {
  /** The version of the SDK. */
  readonly sdk: string;
  readonly types: readonly TypeEntry[];
  readonly classes: readonly ClassEntry[];
  readonly rows: readonly Row[];
}

export function readTable(): Table {
  return JSON.parse(readFileSync(join(packageFolder, "table.json"), "utf8")) as Table;
}

/** Reads a list of names: one a line; lines that begin with `#` are comments. */
export function readNames(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
