// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  class tilemap {
    private constructor();
    /**
     * Creates an empty map of tiles.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.tilemap.new)
     */
    static new(this: void): playdate.graphics.tilemap;

    /**
     * Draws the map with its upper left corner at (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.draw)
     */
    draw(x: number, y: number, sourceRect?: playdate.geometry.rect): void;

    /**
     * Draws the map at a place of the screen. The drawing offset does not shift it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.drawIgnoringOffset)
     */
    drawIgnoringOffset(x: number, y: number, sourceRect?: playdate.geometry.rect): void;

    /**
     * Returns rectangles that cover all tiles whose numbers are not in `emptyIDs`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getCollisionRects)
     */
    getCollisionRects(emptyIDs: readonly number[]): playdate.geometry.rect[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getPixelSize) */
    getPixelSize(): LuaMultiReturn<[width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getSize) */
    getSize(): LuaMultiReturn<[width: number, height: number]>;

    /**
     * Returns the number of one tile, or nil outside of the map.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getTileAtPosition)
     */
    getTileAtPosition(x: number, y: number): number | undefined;

    /**
     * Returns the width and the height of a tile in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getTileSize)
     */
    getTileSize(): LuaMultiReturn<[width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.getTiles) */
    getTiles(): LuaMultiReturn<[data: number[], width: number]>;

    /**
     * Sets the images of the tiles. Tile number `n` shows image `n`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.setImageTable)
     */
    setImageTable(table: object): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.setSize) */
    setSize(width: number, height: number): void;

    /**
     * Sets the number of one tile. Column and row are counted from 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.setTileAtPosition)
     */
    setTileAtPosition(x: number, y: number, index: number): void;

    /**
     * Sets all tiles from a list of numbers, row by row, with `width` tiles in a row.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.tilemap.setTiles)
     */
    setTiles(data: readonly number[], width: number): void;
  }
}
