/**
 * Takes pictures of the campaigns' chapters for docs/gallery.md: of each chapter's opening picture, of a level, and of
 * a level that cannot be won any more. Also takes a film of each opening, which joins ten pictures into one. First
 * chapters are left out, because they have no opening picture.
 */
import { createMemoryStore } from "../../simulator/stores";
import { LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { openRow } from "./bot";
import { startEndless } from "./endless-run";
import { takePictures } from "./film";
import { frames, makeMove, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, saveRun } from "./saves";
import { filmStop, tourStop, type TourStop } from "./tour-stop";

const FRAMES_APART = 8;
/**
 * The index, in the film of a chapter's opening, of the picture that the gallery also shows alone. In this picture, the
 * figure that travels over the campaign's map has arrived.
 */
const ARRIVED = 4;
const RUN_LEVELS = 10;

/** For each puzzle whose campaign has chapters: a level, and moves after which this level cannot be won any more. */
export const SPOILT: Readonly<
  Record<string, { readonly map: readonly string[]; readonly moves: readonly Direction[] }>
> = {
  "last-ball": {
    map: [
      "............",
      "............",
      "............",
      "............",
      "..o.........",
      "........o...",
      ".o.@..o.....",
    ],
    moves: [LEFT],
  },
  "ice-path": {
    map: ["........", "........", ".#....#.", "@....O..", "........", "..#.....", "......#.", "........"],
    moves: [UP],
  },
  fruit: {
    map: ["A....~", "......", "..#...", "...s..", "......", "A....#"],
    moves: [RIGHT],
  },
  skid: { map: ["#######", "#...###", "#r.c..R", "#....##", "#######"], moves: [RIGHT, RIGHT] },
  penguin: {
    map: [".@.......", "T...T..T.", "...T.....", "...T..T..", "......T..", "...F.T..."],
    moves: [RIGHT],
  },
};

/**
 * Opens the first level of a campaign's chapter for a player who has just reached this chapter. Runs no frame after
 * that, so that the pictures can show the chapter's opening from its beginning.
 */
function openChapter({ id, campaign, laterChapters = [] }: AnyPuzzle, index: number): Player {
  const store = createMemoryStore();
  saveCampaign(store, Math.ceil((index * campaign.levelCount) / (laterChapters.length + 1)), id);
  const player = startPlayer(store);
  openRow(player, "Campaign");
  press(player, "a");
  return player;
}

/** Takes the pictures of all campaign chapters that begin with an opening picture. */
export function* walkChapters(): Generator<TourStop, void> {
  for (const puzzle of loadAllPuzzles()) {
    for (let index = 1; index <= (puzzle.laterChapters ?? []).length; index++) yield* showChapter(puzzle, index);
  }
}

function* showChapter(puzzle: AnyPuzzle, index: number): Generator<TourStop, void> {
  const name = `${puzzle.id}-chapter-${index + 1}`;
  const player = openChapter(puzzle, index);
  const pictures = takePictures(player, FRAMES_APART);
  const caption = `A chapter of ${puzzle.name} opens.`;
  yield filmStop(`${name}-opens`, `${caption} Then its first level begins.`, player, pictures);
  frames(player, 1);
  yield { ...tourStop(`${name}-opens`, caption, player, false), pixels: pictures[ARRIVED] };
  settle(player);
  yield tourStop(name, "The first level of this chapter.", player);
  const { map, moves } = SPOILT[puzzle.id];
  const store = createMemoryStore();
  saveRun(store, { levelNumber: RUN_LEVELS * index + 2, map: map.join("\n"), moves: "", moveCount: 0 }, puzzle.id);
  const other = startEndless(store);
  settle(other);
  for (const move of moves) makeMove(other, move);
  yield tourStop(`${name}-out`, "The same chapter, when the level can no longer be won.", other);
}
