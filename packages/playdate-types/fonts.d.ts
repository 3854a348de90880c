/**
 * Fonts of the Playdate. The methods of a font ignore style marks in texts; `playdate.graphics.drawText` draws text
 * with style marks such as `*bold*`.
 * @noSelf
 */
declare namespace playdate.graphics {
  interface Font {
    /**
     * Draws text in this font and ignores style marks such as `*bold*`. Returns the width and the height of the drawn
     * text.
     */
    drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
    /** Returns the width in pixels of the widest line of a text. */
    getTextWidth(text: string): number;
    getHeight(): number;
    /** Returns the image of a character, or nil if the font lacks the character. */
    getGlyph(character: string): Image | undefined;
    /** Sets the extra space between two characters, in pixels. */
    setTracking(pixels: number): void;
    getTracking(): number;
    /** Sets the extra space between two lines, in pixels. */
    setLeading(pixels: number): void;
    getLeading(): number;
  }
}

/**
 * The functions of `playdate.graphics.font`, which load fonts.
 * @noSelf
 */
declare namespace playdate.graphics.font {
  export const kVariantNormal: 0;
  export const kVariantBold: 1;
  export const kVariantItalic: 2;
  export type Variant = 0 | 1 | 2;

  /**
   * Loads a font file, whose path is given without extension. Returns nil and the reason if the file cannot be loaded.
   */
  function _new(path: string): LuaMultiReturn<[font: Font | undefined, error?: string]>;
  export { _new as new };
}
