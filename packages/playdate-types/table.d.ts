/**
 * The functions that the Playdate adds to Lua's library `table`.
 * @noSelf
 */
declare namespace table {
  /** Creates an empty table with room for the given number of list entries and of named entries. */
  function create<T>(arrayCount: number): T[];
  function create<T>(arrayCount: number, hashCount: number): T[];
  /**
   * Returns the index of the first entry that equals `element`, counted from 1. Returns nil if the list has no such
   * entry.
   */
  function indexOfElement<T>(list: readonly T[], element: T): number | undefined;
  /** Returns the number of list entries and the number of named entries for which the table has room. */
  function getsize(list: object): LuaMultiReturn<[arrayCount: number, hashCount: number]>;
  /** Copies all entries of a table into `destination`, or into a new table. Tables inside the table are not copied. */
  function shallowcopy<T extends object>(source: T): T;
  function shallowcopy<T extends object>(source: T, destination: T): T;
  /** Copies a table, together with all tables inside it. */
  function deepcopy<T extends object>(source: T): T;
}
