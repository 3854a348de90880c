/** Films for docs/gallery.md: ten pictures of the moving game, at half their size, joined into one picture. */
import { BLACK, WHITE } from "../../simulator/graphics/bitmap";
import { frames, type Player } from "./player";

export const FILM_PICTURES = 10;
const PICTURES_PER_ROW = 5;
const ROWS = FILM_PICTURES / PICTURES_PER_ROW;

const SCREEN_WIDTH = 400;
const SCREEN_HEIGHT = 240;
const SCALE = 2;
const PICTURE_WIDTH = SCREEN_WIDTH / SCALE;
const PICTURE_HEIGHT = SCREEN_HEIGHT / SCALE;
const LINE = 2;

export const FILM_WIDTH = LINE + PICTURES_PER_ROW * (PICTURE_WIDTH + LINE);
export const FILM_HEIGHT = LINE + ROWS * (PICTURE_HEIGHT + LINE);

/**
 * How many of four screen pixels must be white, so that the film pixel that replaces them is white. The four numbers
 * are for the four pixels of a square in the film, row by row. The numbers differ, so that an area of black and white
 * dots, which looks grey, stays grey.
 */
const FEWEST_WHITE = [2, 3, 3, 2];

/**
 * Runs the game without input and returns the pictures for a film, which joins pictures of the moving game into one
 * picture. Takes one picture after every `framesApart` frames.
 */
export function takePictures(player: Player, framesApart: number): Uint8Array[] {
  return Array.from({ length: FILM_PICTURES }, () => {
    frames(player, framesApart);
    return player.console.pixels.slice();
  });
}

export function joinFilm(pictures: readonly Uint8Array[]): Uint8Array {
  if (pictures.length !== FILM_PICTURES)
    throw new Error(`a film has ${FILM_PICTURES} pictures, not ${pictures.length}`);
  const film = new Uint8Array(FILM_WIDTH * FILM_HEIGHT).fill(BLACK);
  pictures.forEach((picture, index) => {
    const left = LINE + (index % PICTURES_PER_ROW) * (PICTURE_WIDTH + LINE);
    const top = LINE + Math.floor(index / PICTURES_PER_ROW) * (PICTURE_HEIGHT + LINE);
    for (let y = 0; y < PICTURE_HEIGHT; y++)
      for (let x = 0; x < PICTURE_WIDTH; x++) film[(top + y) * FILM_WIDTH + left + x] = smallPixel(picture, x, y);
  });
  return film;
}

function smallPixel(picture: Uint8Array, x: number, y: number): number {
  const at = SCALE * y * SCREEN_WIDTH + SCALE * x;
  const whites = [at, at + 1, at + SCREEN_WIDTH, at + SCREEN_WIDTH + 1].filter((index) => picture[index] === WHITE);
  return whites.length >= FEWEST_WHITE[2 * (y % 2) + (x % 2)] ? WHITE : BLACK;
}
