// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  /**
   * A font. Its methods ignore style marks in texts; `playdate.graphics.drawText` draws text with style marks such
   * as `*bold*`.
   */
  class font {
    private constructor();
    /**
     * Loads a font file, whose path is given without extension. Returns nil and the reason if the file cannot be
     * loaded.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.font.new)
     */
    static new(this: void, path: string): LuaMultiReturn<[font: playdate.graphics.font | undefined, error?: string]>;

    /**
     * Loads several font files, and returns the table for `setFontFamily`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.font.newFamily)
     */
    static newFamily(this: void, fontPaths: Readonly<Record<number, string>>): playdate.graphics.FontFamily;

    /**
     * Draws text in this font and ignores style marks such as `*bold*`. Returns the width and the height of the
     * drawn text.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.drawText)
     *
     * @remarks Guessed: that it returns the size of the drawn text.
     */
    drawText(
      text: string,
      x: number,
      y: number,
      leadingAdjustment?: number,
    ): LuaMultiReturn<[width: number, height: number]>;
    /**
     * Draws text in this font and ignores style marks such as `*bold*`. Returns the width and the height of the
     * drawn text.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.drawText)
     *
     * @remarks Guessed: that it returns the size of the drawn text.
     */
    drawText(
      text: string,
      x: number,
      y: number,
      width: number,
      height: number,
      leadingAdjustment?: number,
      wrapMode?: playdate.graphics.WrapMode,
      alignment?: playdate.graphics.Alignment,
    ): LuaMultiReturn<[width: number, height: number]>;
    /**
     * Draws text in this font and ignores style marks such as `*bold*`. Returns the width and the height of the
     * drawn text.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.drawText)
     *
     * @remarks Guessed: that it returns the size of the drawn text.
     */
    drawText(
      text: string,
      rect: playdate.geometry.rect,
      leadingAdjustment?: number,
      wrapMode?: playdate.graphics.WrapMode,
      alignment?: playdate.graphics.Alignment,
    ): LuaMultiReturn<[width: number, height: number]>;

    /**
     * Draws text in this font that begins, ends or is centred at `x`, as `alignment` says.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.drawTextAligned)
     */
    drawTextAligned(text: string, x: number, y: number, alignment: TextAlignment, leadingAdjustment?: number): void;

    /**
     * Returns the image of a character, or nil if the font lacks the character.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.getGlyph)
     */
    getGlyph(character: string): playdate.graphics.image | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.getHeight) */
    getHeight(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.getLeading) */
    getLeading(): number;

    /**
     * Returns the width in pixels of the widest line of a text.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.getTextWidth)
     */
    getTextWidth(text: string): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.getTracking) */
    getTracking(): number;

    /**
     * Sets the extra space between two lines, in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.setLeading)
     */
    setLeading(pixels: number): void;

    /**
     * Sets the extra space between two characters, in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.font.setTracking)
     */
    setTracking(pixels: number): void;

    static readonly kLanguageEnglish: 0;

    static readonly kLanguageJapanese: 1;

    static readonly kVariantBold: 1;

    static readonly kVariantItalic: 2;

    static readonly kVariantNormal: 0;
  }
}

/** @noSelf */
declare namespace playdate.graphics.font {
  type Variant = 0 | 1 | 2;
}

/** @noSelf */
declare namespace playdate.graphics.font {
  type Language = 0 | 1 | "en" | "jp";
}
