/**
 * The types of the API table, which lists what the Playdate's API has, and functions that read the table and lists of
 * names from files.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package `playdate-types`. */
export const packageFolder = join(import.meta.dirname, "..");

/**
 * One way to call a function of the API: its parameters and its result, as TypeScript. Several results are written as a
 * list in brackets.
 */
export type Call = readonly [parameters: string, returns: string];

type RowKind = "function" | "method" | "metamethod" | "callback" | "field" | "constant" | "variable";

/** A row of the API table: a function, method, constant, variable or another name of the API. */
export interface Row {
  /**
   * The Lua name of the function, method or variable that this row of the API table describes. A colon comes before the
   * name of a method.
   */
  readonly name: string;
  /**
   * The row's name in TypeScript, if it differs from the name in Lua. Some names in Lua are reserved words in
   * TypeScript.
   */
  readonly as?: string;
  readonly kind: RowKind;
  readonly calls?: readonly Call[];
  /** The value of a constant, which is a number. */
  readonly value?: number;
  /** The TypeScript type of a variable. */
  readonly type?: string;
  /** Whether a game may set this variable of the API. */
  readonly writable?: boolean;
  /** Whether a parameter or a result may be nil. */
  readonly nilable?: boolean;
  /** The first version of the SDK that has this name. Missing if version 2.1 has it already. */
  readonly since?: string;
  /** The anchor of this name in the page "Inside Playdate", the SDK's documentation. */
  readonly anchor?: string;
  /** What is only guessed about this row, because no public document says it. */
  readonly guessed?: string;
  /** For an outdated name, what to use instead. */
  readonly deprecated?: string;
  /** Why this row is in the table although its name is not in sdk-names.txt. */
  readonly extra?: string;
  readonly doc?: string;
}

/**
 * A field of a type or class of the API: its name, with `?` or `readonly ` if needed, its type and, if given, its
 * description.
 */
export type Field = readonly [name: string, type: string, doc?: string];

/** A named type of the API: an alias (with `is`) or an interface (with `fields`). */
export interface TypeEntry {
  readonly name: string;
  readonly is?: string;
  readonly fields?: readonly Field[];
  readonly doc?: string;
}

/** A class of the API. Its methods are rows of the API table. */
export interface ClassEntry {
  readonly name: string;
  readonly extends?: string;
  /** The type parameters of the class, as TypeScript. */
  readonly parameters?: string;
  /** The parameters of the class's constructor. They are given if a game may write classes that extend this class. */
  readonly newParameters?: string;
  /** Whether the API has other classes that extend this one. */
  readonly base?: boolean;
  /** Whether the class has only one object. `name` is then the name of this object. */
  readonly single?: boolean;
  readonly fields?: readonly Field[];
  readonly doc?: string;
}

export interface Table {
  /** The version of the Playdate SDK that the API table describes. */
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
