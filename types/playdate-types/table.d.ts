/**
 * What the Playdate adds to Lua's `table`.
 * @noSelf
 */
declare namespace table {
  /** An empty table with room for so many array and hash entries. */
  function create<T>(arrayCount: number): T[];
  function create<T>(arrayCount: number, hashCount: number): T[];
  /** The first place (from 1) of the element; nothing if it is not there. */
  function indexOfElement<T>(list: readonly T[], element: T): number | undefined;
  /** The room that a table has: array entries, hash entries. */
  function getsize(list: object): LuaMultiReturn<[arrayCount: number, hashCount: number]>;
  /** A copy whose entries are the same, written into `destination` if given. */
  function shallowcopy<T extends object>(source: T): T;
  function shallowcopy<T extends object>(source: T, destination: T): T;
  /** A copy of the table and of all tables in it. */
  function deepcopy<T extends object>(source: T): T;
}
