/**
 * Draws the example of each solving idea (a technique that a solution needs) for docs/ideas.md, with the built game.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addFrame, createFilm, encodeGif, type Film } from "../../simulator/graphics/gif";
import { skipLessons, winAndSee } from "../../tests/play/bot";
import { frames, press, settle, startPlayer, type Player } from "../../tests/play/player";
import { storeWith } from "../../tests/play/saves";
import { formatLevelCode } from "../read-level-code";
import { pictureNameOf, type IdeaExample } from "./idea-example";
import { parseLevel } from "./ideas-page";

const SCREEN = { width: 400, height: 240 };
/** The number of frames after which a page of the move diagram no longer moves. */
const FRAMES_OF_PAGE = 20;
/** For how many frames the film shows one page of the move diagram: 1.5 seconds. */
const FILM_FRAMES_OF_PAGE = 45;

/** Draws the pictures of all examples into a folder, and removes the pictures that were in it. */
export function writeIdeaPictures(folder: string, examples: readonly IdeaExample[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const example of examples) writeFileSync(join(folder, pictureNameOf(example)), drawIdeaPicture(example));
}

/**
 * Returns the bytes of an animated GIF that shows the solution of an example: all pages of the move diagram, on which
 * the moves are numbered lines on the board, as a player sees them who presses up after the win.
 */
export function drawIdeaPicture({ id, board }: Pick<IdeaExample, "id" | "board">): Uint8Array {
  const { puzzle, level } = parseLevel(id, board);
  const player = startPlayer(storeWith(undefined, id), { arguments: [`level=${formatLevelCode(puzzle, level)}`] });
  settle(player);
  skipLessons(player);
  winAndSee(player);
  press(player, "up");
  return encodeGif(filmPages(player));
}

/**
 * Films the pages of a move diagram. After the last of several pages, the first comes again. If all moves stand on one
 * page, a press of right leaves it, and the game announces the moves of the replay instead.
 */
function filmPages(player: Player): Film {
  const film = createFilm(SCREEN.width, SCREEN.height);
  const first = takePage(player);
  const printedCount = player.printed.length;
  let page = first;
  do {
    for (let frame = 0; frame < FILM_FRAMES_OF_PAGE; frame++) addFrame(film, page);
    press(player, "right");
    page = takePage(player);
  } while (Buffer.compare(page, first) !== 0 && player.printed.length === printedCount);
  return film;
}

function takePage(player: Player): Uint8Array {
  frames(player, FRAMES_OF_PAGE);
  return player.console.pixels.slice();
}
