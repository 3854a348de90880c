/** Takes pictures of a cave for docs/gallery.md. A cave is a level of Ice Path with several rooms. */
import { writeLevelCode } from "../../src/game/codes/level-code";
import { DOWN, RIGHT, UP } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { LOSABLE_ROOMS } from "../puzzles/ice-path/caves";
import { openCampaignLevel, rewind, waitForLevel, winAndGoOn, winAndSee } from "./bot";
import { takePictures } from "./film";
import { askForMove, frame, frames, makeMove, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";
import { filmStop, tourStop, type TourStop } from "./tour-stop";

const PUZZLE_ID = "ice-path";
/**
 * The cave of which pictures are taken: the last level of the second chapter of Ice Path's campaign. It has four rooms
 * and begins in the upper left one.
 */
const LEVEL = "Other Side";
const MOVES_TO_GAP = [UP, RIGHT, DOWN];
const FRAME_IN_GAP = 6;
const FRAMES_APART = 2;

export function* walkCaves(): Generator<TourStop, void> {
  yield* showLesson();
  const player = openCampaignLevel(LEVEL, PUZZLE_ID);
  settle(player);
  yield tourStop(
    "ice-path-cave",
    "Each chapter ends with a cave: rooms of ice, joined by gaps. The plan shows the rooms, and the lantern is the lamp.",
    player,
  );
  yield* slideThroughGap(player);
  askForMove(player);
  settle(player);
  yield tourStop("ice-path-cave-hint", "A hint shows the part of its lane that lies in this room.", player);
  rewind(player);
  winAndSee(player);
  yield tourStop("ice-path-cave-won", "All rooms were seen, and the level is won.", player);
  yield filmOfGap();
  yield* showDark();
}

function* showLesson(): Generator<TourStop, void> {
  const player = openFriendsCave("wls");
  yield tourStop("ice-path-cave-lesson", "Before the first cave: a cave of two rooms, and their plan.", player, false);
  makeMove(player, UP);
  makeMove(player, RIGHT);
  yield tourStop(
    "ice-path-cave-lesson-next",
    "The slide went on into the next room, and the plan shows it.",
    player,
    false,
  );
  winAndGoOn(player);
}

function* slideThroughGap(player: Player): Generator<TourStop, void> {
  for (const move of MOVES_TO_GAP) makeMove(player, move);
  frame(player, ["right"]);
  frames(player, FRAME_IN_GAP);
  yield tourStop(
    "ice-path-cave-gap",
    "Through the gap: the view moves on, and a round of light follows the seal.",
    player,
    false,
  );
  settle(player);
  yield tourStop("ice-path-cave-next", "The next room. On the plan, a room that was seen is grey.", player);
}

function filmOfGap(): TourStop {
  const player = openCampaignLevel(LEVEL, PUZZLE_ID);
  settle(player);
  for (const move of MOVES_TO_GAP) makeMove(player, move);
  frame(player, ["right"]);
  const pictures = takePictures(player, FRAMES_APART);
  return filmStop("ice-path-cave", "A slide through a gap: a picture every second frame.", player, pictures);
}

function* showDark(): Generator<TourStop, void> {
  const player = openFriendsCave(undefined);
  makeMove(player, UP);
  settle(player);
  yield tourStop("ice-path-cave-out", "A cave in which nothing wins any more: the lantern is out, and all rooms lie in the dark.", player); // prettier-ignore
}

/**
 * Opens a web link to a friend's cave, a level of several rooms. `knownThings` has the letters of the lessons (tiny
 * levels that teach something) that the player has had. If it is undefined, the player has had all lessons.
 */
function openFriendsCave(knownThings: string | undefined): Player {
  const map = LOSABLE_ROOMS.join("\n");
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(PUZZLE_ID), map }));
  const store = storeWith((_, saved) => {
    if (knownThings !== undefined) saved.knownThings = knownThings;
  }, PUZZLE_ID);
  const player = startPlayer(store, { arguments: [`level=${code}`] });
  waitForLevel(player);
  settle(player);
  return player;
}
