// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  class nineSlice {
    private constructor();
    readonly innerRect: playdate.geometry.rect;

    readonly minWidth: number;

    readonly minHeight: number;

    /**
     * Creates a picture that can be drawn at any size: only its inner rectangle is stretched.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.nineSlice.new)
     */
    static new(
      this: void,
      imagePath: string,
      innerX: number,
      innerY: number,
      innerWidth: number,
      innerHeight: number,
    ): playdate.graphics.nineSlice;

    /**
     * Draws the picture so that it fills a rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.nineSlice.drawInRect)
     */
    drawInRect(rect: playdate.geometry.rect): void;
    /**
     * Draws the picture so that it fills a rectangle.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.nineSlice.drawInRect)
     */
    drawInRect(x: number, y: number, width: number, height: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.nineSlice.getMinSize) */
    getMinSize(): LuaMultiReturn<[width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.nineSlice.getSize) */
    getSize(): LuaMultiReturn<[width: number, height: number]>;
  }
}
