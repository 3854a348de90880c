/**
 * Draws a moving thing of a scenery, such as a sail, in several pictures. All of them show the same part of the
 * scenery, with the thing in different positions.
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
 * Draws the pictures of a moving part of a scenery, and joins them side by side. `drawPicture` draws the moving part
 * onto a copy of the whole scenery. Its second argument is the index of the picture, counted from 0.
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
