/**
 * Draws the pictures of a moving thing in a scene. All pictures show the same part of the scene, with the thing in
 * another position.
 */
import { crop, joinInRow, type Bitmap } from "./bitmap";

/**
 * The part of a scene that is drawn in several pictures because something moves in it: its box in pixels, and the
 * number of pictures.
 */
export interface FilmBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/**
 * Draws the pictures of a moving part of a scene side by side. `drawPicture` draws one of them, given by its number
 * from 0, onto a copy of the scene.
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
