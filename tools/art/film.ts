/**
 * Draws a moving thing of a scenery in several pictures. They all show the same part of the scenery, with the thing in
 * another position.
 */
import { crop, joinInRow, type Bitmap } from "./bitmap";

/** A part of a scenery in which something moves: its box in pixels, and in how many pictures it is drawn. */
export interface FilmBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/**
 * Draws the pictures of a moving part of a scenery, side by side. `drawPicture` draws one of them onto a copy of the
 * scenery; it gets the picture's number from 0.
 */
export function drawFilmPictures(
  scene: Bitmap,
  { x, y, width, height, pictures }: FilmBox,
  drawPicture: (onto: Bitmap, picture: number) => void,
): Bitmap {
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => {
      const onto = { ...scene, pixels: [...scene.pixels] };
      drawPicture(onto, picture);
      return crop(onto, x, y, width, height);
    }),
  );
}
