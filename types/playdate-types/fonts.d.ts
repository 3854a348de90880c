/** @noSelf */
declare namespace playdate.graphics {
  interface Font {
    /** Draws text without looking for style marks. Returns the size drawn. */
    drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
    /** In pixels, of the widest line. */
    getTextWidth(text: string): number;
    /** Of one line, in pixels. */
    getHeight(): number;
    /** The picture of one character; nothing if the font has none. */
    getGlyph(character: string): Image | undefined;
    /** Pixels between two characters, beside what their widths hold. */
    setTracking(pixels: number): void;
    getTracking(): number;
    /** Pixels between two lines. */
    setLeading(pixels: number): void;
    getLeading(): number;
  }
}

/** @noSelf */
declare namespace playdate.graphics.font {
  export const kVariantNormal: 0;
  export const kVariantBold: 1;
  export const kVariantItalic: 2;
  export type Variant = 0 | 1 | 2;

  /** The font of that path, without its extension; nothing and the reason if it cannot be had. */
  function _new(path: string): LuaMultiReturn<[font: Font | undefined, error?: string]>;
  export { _new as new };
}
