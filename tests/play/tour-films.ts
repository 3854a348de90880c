/**
 * A part of the scripted tour of all screens, for docs/gallery.md, with films. Each film joins ten pictures into one.
 * The films of each puzzle show the end card after a level, and the generation of a level. The others show the first
 * minutes of a new player, today's levels, a weekly remix, and a challenge between two players.
 */
import { writeLinkCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { REMIX_LEVELS } from "../../src/game/modes/remix-week";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import { openCampaignAfter, openLevelOf, solutionOf, waitForLevel, win, winAndGoOn, winAndSee } from "./bot";
import { FILM_PICTURES, takePictures } from "./film";
import { announcedStepCount, FRAMES_OF_NOTCH, openEndlessAt, turnBack, winAndTurnBack } from "./made-levels";
import { openRemixCard } from "./open-mode";
import { frames, makeMove, press, settle, startPlayer, type Player } from "./player";
import { FINISHED_PUZZLES, puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";
import { filmStop, waitForTitle, type TourStop } from "./tour-stop";

const FRAMES_APART_OF_CARD = 14;
const FRAMES_APART_OF_RACE = 11;
/**
 * The number of frames from the last win of a challenge until the race scene replaces the board. In this scene, both
 * players run through the levels again.
 */
const FRAMES_BEFORE_RACE = 30;
const FRAMES_OF_RESULT = 120;
const CARD_LEVEL = 3;

export function* walkFilms(): Generator<TourStop, void> {
  yield filmOfFirstStart();
  for (const { id } of FINISHED_PUZZLES) yield filmOfCard(id);
  for (const { id } of FINISHED_PUZZLES) yield filmOfGeneration(id);
  yield filmOfToday();
  yield filmOfRemix();
  yield filmOfRace();
}

function pictureOf({ console }: Player): Uint8Array {
  return console.pixels.slice();
}

function filmOfFirstStart(): TourStop {
  const player = startPlayer();
  waitForTitle(player);
  const pictures = [pictureOf(player)];
  openLevelOf(player, "Play");
  pictures.push(pictureOf(player));
  for (let lesson = 1; lesson <= 3; lesson++) {
    winAndGoOn(player);
    pictures.push(pictureOf(player));
  }
  while (pictures.length < FILM_PICTURES) {
    winAndSee(player);
    pictures.push(pictureOf(player));
    if (pictures.length === FILM_PICTURES) break;
    press(player, "a");
    waitForLevel(player);
    settle(player);
    pictures.push(pictureOf(player));
  }
  return filmStop("first-start", "From the first start to the third level.", player, pictures);
}

function filmOfCard(id: string): TourStop {
  const player = openCampaignAfter(CARD_LEVEL, id);
  settle(player);
  win(player);
  return filmStop(`${id}-card`, "A level is won, and its end card appears.", player, takePictures(player, FRAMES_APART_OF_CARD)); // prettier-ignore
}

/**
 * Returns the film (ten pictures joined into one) that shows how a level was generated. It begins with the finished
 * board. From picture to picture, more steps of the generation are undone.
 */
function filmOfGeneration(id: string): TourStop {
  const player = openEndlessAt(id, "hard");
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  const pictures = [pictureOf(player)];
  // Goes back by one step of the level's generation. Then the game announces how many steps there are, which the film
  // needs.
  press(player, "left");
  settle(player);
  const stepsApart = Math.max(1, Math.floor(announcedStepCount(player) / (FILM_PICTURES - 1)));
  while (pictures.length < FILM_PICTURES) {
    for (let step = 0; step < stepsApart; step++) {
      press(player, "left");
      settle(player);
    }
    pictures.push(pictureOf(player));
  }
  return filmStop(
    `${id}-making`,
    "The crank turns on beyond the first move: how the level was made.",
    player,
    pictures,
  );
}

function filmOfToday(): TourStop {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Today");
  const pictures: Uint8Array[] = [];
  while (pictures.length < FILM_PICTURES) {
    pictures.push(pictureOf(player));
    winAndSee(player);
    pictures.push(pictureOf(player));
    if (pictures.length === FILM_PICTURES) break;
    press(player, "a");
    waitForLevel(player);
    settle(player);
  }
  return filmStop("today", "Today's five levels, one after the other.", player, pictures);
}

function filmOfRemix(): TourStop {
  const store = storeWith((save) => {
    save.knownControls += Object.values(TWIST_LETTERS).join("");
  }, "penguin");
  const player = openRemixCard(store, "fog");
  const pictures = [pictureOf(player)];
  for (let number = 1; number <= REMIX_LEVELS; number++) {
    press(player, "a");
    const level = waitForLevel(player);
    settle(player);
    if (number < REMIX_LEVELS) pictures.push(pictureOf(player));
    const solution = solutionOf(level);
    const half = Math.floor(solution.length / 2);
    for (const direction of solution.slice(0, half)) makeMove(player, direction);
    settle(player);
    pictures.push(pictureOf(player));
    for (const direction of solution.slice(half)) makeMove(player, direction);
    settle(player);
    pictures.push(pictureOf(player));
  }
  press(player, "a");
  frames(player, FRAMES_OF_RESULT);
  pictures.push(pictureOf(player));
  return filmStop("remix", "A weekly remix in fog: three levels that rise, and the result.", player, pictures);
}

const SPLITS = [25, 60, 80, 120, 140, 190, 200, 230, 260, 300];

function filmOfRace(): TourStop {
  const ghost = { name: "OLIVIA", tenths: SPLITS[SPLITS.length - 1], cleared: 0, splits: SPLITS };
  const code = writeLinkCode({ seed: 4711, puzzleIndex: puzzleIndexOf("ice-path"), size: 1, ghost });
  const player = startPlayer(storeWith(undefined, "ice-path"), { arguments: [`code=${code}`] });
  settle(player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  for (let level = 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
  win(player);
  frames(player, FRAMES_BEFORE_RACE);
  const pictures = takePictures(player, FRAMES_APART_OF_RACE);
  return filmStop("challenge-between-two", "The end of a challenge: both players run again.", player, pictures);
}
