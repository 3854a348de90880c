/**
 * The functions that the Playdate adds to Lua's `table`.
 * @noSelf
 */
declare namespace table {
  /** Creates an empty table with room for this many array and hash entries. */
  function create<T>(arrayCount: number): T[];
  function create<T>(arrayCount: number, hashCount: number): T[];
  /** Returns the first index (from 1) of the element, or nil if it is not in the list. */
  function indexOfElement<T>(list: readonly T[], element: T): number | undefined;
  /** Returns how many array and hash entries the table has. */
  function getsize(list: object): LuaMultiReturn<[arrayCount: number, hashCount: number]>;
  /** Copies a table's entries, without copying tables inside, into `destination` or a new table. */
  function shallowcopy<T extends object>(source: T): T;
  function shallowcopy<T extends object>(source: T, destination: T): T;
  /** Copies a table and all tables inside it. */
  function deepcopy<T extends object>(source: T): T;
}
