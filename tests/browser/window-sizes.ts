/** Lists the nine browser windows in which docs/gallery.md shows the web page. */

/** The size and the properties of a browser window. `width` and `height` are in CSS pixels. */
export interface WindowSize {
  /** The name of the picture's file in docs/gallery/page, without the extension. */
  readonly name: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly isTouch: boolean;
  readonly colorScheme: "light" | "dark";
}

export const WINDOW_SIZES: readonly WindowSize[] = [
  mouse("desktop", "A large window has room for the whole console.", 1920, 1200, 1, "light"),
  mouse("laptop", "On a laptop the picture fills the window's height.", 1280, 720, 1, "light"),
  mouse("laptop-dark", "A sharp display, in dark surroundings.", 1440, 900, 2, "dark"),
  mouse("full-hd", "Below the fourth scale, the picture fills 94 percent of the limiting side.", 1920, 940, 1, "dark"),
  mouse("frame", "A frame of 400 × 240 in another page.", 400, 240, 1, "light"),
  touch("phone", "A phone, held upright.", 390, 844, 3, "light"),
  touch("phone-across", "The same phone, held across.", 844, 390, 3, "light"),
  touch("small-phone-across", "A small phone has no room beside the picture.", 667, 375, 2, "dark"),
  touch("tablet", "A tablet, held across.", 1024, 768, 2, "light"),
];

function mouse(
  name: string,
  caption: string,
  width: number,
  height: number,
  pixelRatio: number,
  colorScheme: WindowSize["colorScheme"],
): WindowSize {
  return { name, caption, width, height, pixelRatio, isTouch: false, colorScheme };
}

function touch(...parameters: Parameters<typeof mouse>): WindowSize {
  return { ...mouse(...parameters), isTouch: true };
}
