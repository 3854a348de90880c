/**
 * Fonts. Text with style marks is drawn by `playdate.graphics.drawText`.
 * @noSelf
 */
declare namespace playdate.graphics {
  interface Font {
    /** Draws text and ignores style marks. Returns the size drawn. */
    drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
    /** Returns the width of the widest line in pixels. */
    getTextWidth(text: string): number;
    /** Returns the height of one line in pixels. */
    getHeight(): number;
    /** Returns the picture of one character, or nil if the font lacks it. */
    getGlyph(character: string): Image | undefined;
    /** Sets how many pixels are added between two characters. */
    setTracking(pixels: number): void;
    getTracking(): number;
    /** Sets how many pixels are added between two lines. */
    setLeading(pixels: number): void;
    getLeading(): number;
  }
}

/**
 * The namespace of `playdate.graphics.font`.
 * @noSelf
 */
declare namespace playdate.graphics.font {
  export const kVariantNormal: 0;
  export const kVariantBold: 1;
  export const kVariantItalic: 2;
  export type Variant = 0 | 1 | 2;

  /** Loads the font at this path, which has no extension. Returns nil and the reason if that fails. */
  function _new(path: string): LuaMultiReturn<[font: Font | undefined, error?: string]>;
  export { _new as new };
}
