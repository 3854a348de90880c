// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  /** A table of images of the same size, which were cut from one file. */
  class imagetable {
    private constructor();
    /**
     * Loads a table of images from the file `path-table-WIDTH-HEIGHT.png`, or creates an empty one with `count`
     * places. Loading returns nil and the reason if it fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.imagetable.new-alloc)
     */
    static new(
      this: void,
      path: string,
    ): LuaMultiReturn<[table: playdate.graphics.imagetable | undefined, error?: string]>;
    /**
     * Loads a table of images from the file `path-table-WIDTH-HEIGHT.png`, or creates an empty one with `count`
     * places. Loading returns nil and the reason if it fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.imagetable.new-alloc)
     */
    static new(this: void, count: number, cellsWide?: number, cellSize?: number): playdate.graphics.imagetable;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.__index) */
    readonly __index: LuaTableGetMethod<number, playdate.graphics.image | undefined>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.__len) */
    readonly __len: LuaLengthMethod<number>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.drawImage) */
    drawImage(n: number, x: number, y: number, flip?: playdate.graphics.Flip): void;

    /**
     * Returns image number `n`, from 1, row by row. Returns nil if there is no such image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.getImage-n)
     */
    getImage(n: number): playdate.graphics.image | undefined;
    /**
     * Returns image number `n`, from 1, row by row. Returns nil if there is no such image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.getImage-n)
     */
    getImage(column: number, row: number): playdate.graphics.image | undefined;

    /**
     * Returns the number of images.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.getLength)
     */
    getLength(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.getSize) */
    getSize(): LuaMultiReturn<[cellsWide: number, cellsHigh: number]>;

    /**
     * Replaces the images by those of a file. Returns whether they could be loaded, and the reason if not.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.load)
     */
    load(path: string): LuaMultiReturn<[success: boolean, error?: string]>;

    /**
     * Puts an image at the place `n`, counted from 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imagetable.setImage)
     */
    setImage(n: number, image: playdate.graphics.image): void;
  }
}
