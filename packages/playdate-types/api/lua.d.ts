// Written by the generator from table.json. Change the table, then run `npm run types`.

/** The root of all classes of CoreLibs/object: `Object` in Lua. */
declare class CoreLibsObject {
  constructor(...args: unknown[]);
  readonly className: string;

  readonly super: unknown;

  /**
   * Returns the table or object that a new object of the class starts as.
   *
   * @remarks Guessed: not in Inside Playdate.
   */
  static baseObject(this: void): object;

  /**
   * Called when an object of a CoreLibs class is created, with the arguments of the call.
   *
   * @remarks Guessed: not in Inside Playdate.
   */
  init(...args: never[]): void;

  /**
   * Returns whether the object's class is the given one or comes from it.
   *
   * @remarks Guessed: not in Inside Playdate.
   */
  isa(parent: object): boolean;

  /**
   * Prints the fields of the object, for debugging.
   *
   * @remarks Guessed: not in Inside Playdate.
   */
  tableDump(indent?: boolean, fields?: object): void;
}

/** The Lua libraries of the SDK. */
declare type CoreLib =
  | "CoreLibs/animation"
  | "CoreLibs/animator"
  | "CoreLibs/crank"
  | "CoreLibs/easing"
  | "CoreLibs/frameTimer"
  | "CoreLibs/graphics"
  | "CoreLibs/keyboard"
  | "CoreLibs/math"
  | "CoreLibs/nineslice"
  | "CoreLibs/object"
  | "CoreLibs/qrcode"
  | "CoreLibs/sprites"
  | "CoreLibs/string"
  | "CoreLibs/timer"
  | "CoreLibs/ui"
  | "CoreLibs/utilities/sampler"
  | "CoreLibs/utilities/where";

/** A value of `kTextAlignment`. */
declare type TextAlignment = (typeof kTextAlignment)[keyof typeof kTextAlignment];

/** What `defineClass` returns: the class is stored when `extends` is called. */
declare interface CoreLibsClassStart {
  extends: (this: void, parent?: object | string) => void;
}

/**
 * Starts a class of CoreLibs/object: `defineClass("Name").extends(parent)` stores the class under its name, as a
 * global or in `namespace`.
 *
 * @remarks Guessed: not in Inside Playdate.
 * @customName class
 */
declare function defineClass(this: void, name: string, properties?: object, namespace?: object): CoreLibsClassStart;

/**
 * Prints values to the simulator's console, separated by tabs.
 *
 * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-print)
 */
declare function print(this: void, ...values: unknown[]): void;

/**
 * Prints a table's entries to the simulator's console.
 *
 * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-printTable)
 */
declare function printTable(this: void, table: object): void;

/**
 * Measures the time that a function takes and prints it. Only the simulator measures.
 *
 * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#lua-sample)
 */
declare function sample(this: void, name: string, callback: (this: void) => void): void;

/**
 * Returns the call stack as text, the innermost call first.
 *
 * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-where)
 */
declare function where(this: void): string;

declare const kTextAlignment: { readonly left: 0; readonly right: 1; readonly center: 2 };

/**
 * Loads one of the SDK's Lua libraries (CoreLibs), or another Lua file, when the game is compiled. Each file is
 * run once, before the code after the call.
 * @customName import
 */
declare function importLua(this: void, path: CoreLib | (string & {})): void;
