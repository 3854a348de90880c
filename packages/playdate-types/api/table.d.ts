// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace table {
  /**
   * Creates an empty table with room for the given number of list entries and of named entries.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#t-table.create)
   */
  function create<T>(arrayCount?: number, hashCount?: number): T[];

  /**
   * Copies a table, together with all tables inside it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#t-table.deepcopy)
   */
  function deepcopy<T extends object>(source: T): T;

  /**
   * Returns the number of list entries and the number of named entries for which the table has room.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#t-table.getsize)
   */
  function getsize(list: object): LuaMultiReturn<[arrayCount: number, hashCount: number]>;

  /**
   * Returns the index of the first entry that equals `element`, counted from 1. Returns nil if the list has no
   * such entry.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#t-table.indexOfElement)
   */
  function indexOfElement<T>(list: readonly T[], element: T): number | undefined;

  /**
   * Copies all entries of a table into `destination`, or into a new table. Tables inside the table are not copied.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#t-table.shallowcopy)
   */
  function shallowcopy<T extends object>(source: T, destination?: T): T;
}
