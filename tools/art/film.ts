/** Draws what moves in a scene as pictures of one size: the same part of the scene, with another drawing in each. */
import { crop, joinInRow, type Bitmap } from "./bitmap";

/** The part of the scene in which something moves, in pixels, and the number of pictures. */
export interface FilmBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/** Draws the pictures of a movement side by side. `drawPicture` draws onto a copy of the scene; pictures begin at 0. */
export function drawFilm(
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
