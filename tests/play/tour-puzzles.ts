/**
 * Takes the pictures of each single puzzle for docs/gallery.md, in a scripted game. tour.ts lists all parts of this
 * game.
 */
import type { PuzzleSave, Save } from "../../src/game/save/save";
import {
  levelNow,
  solutionOf,
  openLevelOf,
  openRow,
  rewind,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { openTitleRow } from "./open-mode";
import { startEndless } from "./endless-run";
import { frames, press, makeMove, settle, startPlayer, type Player } from "./player";
import { saveCampaign, saveRun, storeWith } from "./saves";
import { stopOfScene, type Scene } from "./tour-scene";
import { tourStop, waitForTitle, type TourSection, type TourStop } from "./tour-stop";
import { lessonsOf, puzzleOf } from "./puzzles";
import { createMemoryStore } from "../../simulator/stores";

/**
 * What the scripted game needs to take a puzzle's pictures for docs/gallery.md. For example, it has the texts below the
 * pictures and the frames in which they are taken.
 */
interface PuzzleTour {
  readonly puzzleId: string;
  readonly captions: Readonly<Record<PuzzleStop, string>>;
  /**
   * The puzzle's campaign medals for the pictures, one hexadecimal digit for each level. The player in the pictures has
   * played for some weeks.
   */
  readonly medals: string;
  /** The index of a move in the first endless level. One picture shows this move in the middle of its animation. */
  readonly moveToSee: number;
  readonly framesToMiddle: number;
  /** How many frames after the last move of a level the picture of its end is taken. */
  readonly framesToEnd: number;
  /**
   * How many frames after the picture of a level's end the next picture is taken, in which the level is marked as
   * cleared.
   */
  readonly framesToRings: number;
  readonly scenes: readonly Scene[];
  /** Takes further pictures for docs/gallery.md, of things that no other puzzle has. */
  readonly more?: (tour: PuzzleTour) => Generator<TourStop, void>;
}

/**
 * A number of frames after which the game has explored the largest level, so that a picture of it shows the fewest
 * possible moves.
 */
const FRAMES_OF_EXPLORING = 400;

type PuzzleStop =
  | "title"
  | "lesson-1"
  | "lesson-2"
  | "lesson-3"
  | "endless"
  | "hint"
  | "hint-idea"
  | "hint-where"
  | "moving"
  | "ending"
  | "cleared"
  | "arrival"
  | "late"
  | "map"
  | "campaign-level"
  | "campaign-card"
  | "campaign-arrows"
  | "campaign-last"
  | "campaign-last-arrows";

const LEVELS_TO_LATE = 12;

const TOURS: readonly PuzzleTour[] = [
  {
    puzzleId: "ice-path",
    captions: {
      title: "Another puzzle: ✛ left and right on the title lead there.",
      "lesson-1": "Nothing stops the seal but a rock, the edge and the hole.",
      "lesson-2": "Snow stops it in the open.",
      "lesson-3": "Two ways to begin, and only one of them is short.",
      endless: "An endless run: a shore below the aurora. Where the seal dives it comes up in the next level.",
      "hint-idea": "The first grade of a hint: a true sentence about this board.",
      "hint-where": "The second: where the next move leads.",
      hint: "The third: a lane of light to where the seal would come.",
      moving: "Once pushed off, the seal slides on, on its belly.",
      ending: "Into the hole.",
      cleared: "Rings run out over the ice, and the seal comes up with its fish.",
      arrival: "The next level begins where the seal dived: it comes up through the ice.",
      late: "Further on the ways are longer.",
      map: "The campaign: a glacier with four camps. The open camp has a hole in the ice for each level.",
      "campaign-level": "Small boards have large cells, and float farther out in the bay.",
      "campaign-card": "Cleared, and how: in the sky the moves, on the water what Ⓐ and Ⓑ do.",
      "campaign-arrows": "✛ up shows its moves: an arrow for each, with a number where it ends.",
      "campaign-last": "The fortieth level.",
      "campaign-last-arrows": "The first of its moves; ✛ shows the next.",
    },
    medals: "7537531715710300",
    moveToSee: 0,
    framesToMiddle: 1,
    framesToEnd: 5,
    framesToRings: 21,
    scenes: [],
  },
  {
    puzzleId: "skid",
    captions: {
      title: "A third puzzle: one input tilts the whole board.",
      "lesson-1":
        "A toy that touches a goal of its colour leaves, with all toys of its colour that stand side by side with it.",
      "lesson-2": "Together they leave in one move.",
      "lesson-3": "One at a time will do as well, but is no full combo.",
      endless: "An endless run begins with small boards.",
      "hint-idea": "The first grade of a hint: a true sentence about this board.",
      "hint-where": "The second: where the next move leads.",
      hint: "The third: the side that all would slide to lights up.",
      moving: "Side by side: now they can leave together.",
      ending: "Out through the goal of their colour.",
      cleared: "The doors shine over a cleared level.",
      arrival: "The pieces of the next level drop in, those in the middle first.",
      late: "Further on two colours have to be kept together.",
      map: "The campaign: a cupboard with four shelves. The open shelf has a toy block for each level.",
      "campaign-level":
        "Red toys are dark and round with two ears, yellow toys are light and square with a knob: each colour has a goal of its own. In between there are pits.",
      "campaign-card": "Cleared with the fewest moves, each colour in one single move: perfect.",
      "campaign-arrows": "✛ up shows its moves, one a page: an arrow for each toy that slides.",
      "campaign-last": "The last level.",
      "campaign-last-arrows": "The first of its moves; ✛ shows the next.",
    },
    medals: "ff5ff3ff5fff57f1f5f3fff5f5f7",
    moveToSee: 0,
    framesToMiddle: 0,
    framesToEnd: 2,
    framesToRings: 10,
    scenes: [
      { name: "round", caption: "In this level all toys are of one kind.", level: "The Long Way In", moves: 0 },
      {
        name: "tilt",
        caption: "A tilt: all slide until something stops them.",
        level: "All Aboard",
        moves: 1,
        frames: 0,
      },
      {
        name: "combo",
        caption: "A combo: the first is out, and the others turn round and follow.",
        level: "The Long Way In",
        moves: 7,
        frames: 4,
      },
      {
        name: "pits",
        caption: "A pit traps whatever slides into it; the next move frees it.",
        level: "Pit Stop",
        moves: 5,
      },
      { name: "large", caption: "Crates are pushed, ice cubes slide along.", level: "Grand Tour", moves: 0 },
      { name: "large-late", caption: "The same level, five moves on.", level: "Grand Tour", moves: 5 },
    ],
    more: lampOut,
  },
  {
    puzzleId: "penguin",
    captions: {
      title: "A fourth puzzle: a floe by a lighthouse, and its colony looks on.",
      "lesson-1": "Nothing stops the penguin but the edge, walls and trees; the flag is the finish.",
      "lesson-2": "Snow stops it in the open.",
      "lesson-3": "A penguin that passes the finish has won.",
      endless: "An endless run begins on small floes. What there is to say stands in the sky.",
      "hint-idea": "The first grade of a hint: a true sentence about this board.",
      "hint-where": "The second: where the next move leads.",
      hint: "The third: a lane of light to where the penguin would come, here but a cell beside it.",
      moving: "Once pushed off, it slides until something stops it; its shadow flees from the moon.",
      ending: "Onto the finish.",
      cleared: "The beams run out anew, and the colony hops.",
      arrival: "Onto the next floe it hops from the near edge.",
      late: "Further on the floe is whole.",
      map: "The campaign: four floes in the sea. The open floe has a hole in the ice for each level.",
      "campaign-level": "A treadmill takes over its direction.",
      "campaign-card": "Cleared, and how: no card lies over the floe.",
      "campaign-arrows": "✛ up shows its moves: an arrow for each, with a number where it ends.",
      "campaign-last": "The last level.",
      "campaign-last-arrows": "The first of its moves; ✛ shows the next.",
    },
    medals: "ff7ff3fffd7fff57f1f5f3ffd5f5f7",
    moveToSee: 1,
    framesToMiddle: 0,
    framesToEnd: 0,
    framesToRings: 30,
    scenes: [
      { name: "slide", caption: "It slides on its belly.", level: "The Long Slide", moves: 0, frames: 1 },
      {
        name: "treadmill",
        caption: "A treadmill takes it along, and it twirls.",
        level: "Carried Away",
        moves: 2,
        frames: 4,
      },
      { name: "door-in", caption: "In at one door.", level: "In and Out", moves: 0, frames: 4 },
      { name: "door-out", caption: "And out of the other of its pair.", level: "In and Out", moves: 0, frames: 8 },
      {
        name: "bridges",
        caption: "Along a bridge one passes above; its rail stops the others.",
        level: "Under the Arch",
        moves: 4,
        frames: 2,
      },
      {
        name: "lost",
        caption: "In the picks: it is dark, and the way there is marked.",
        level: "Cold Feet",
        moves: 0,
        isLost: true,
      },
    ],
    more: lookBack,
  },
  {
    puzzleId: "fruit",
    captions: {
      title: "A fifth puzzle: an orchard at noon.",
      "lesson-1": "One push tilts the whole garden; two of a kind that come to lie side by side have found each other.",
      "lesson-2": "Hedge inside the garden stops them, too.",
      "lesson-3": "Two couples: who leaves first is in nobody's way any more.",
      endless: "An endless run begins with small gardens. What there is to say stands in the sky.",
      "hint-idea": "The first grade of a hint: a true sentence about this board.",
      "hint-where": "The second: where the next move leads.",
      hint: "The third: the hedge lights up on that side, and all that would move leans.",
      moving: "Everything that is loose slides.",
      ending: "The last couple.",
      cleared: "Hearts rise from the couples that sit below the tree.",
      arrival: "Into the next garden everything drops.",
      late: "Further on there are stones, cars and barrels in the way.",
      map: "The campaign: the four terraces of a garden. The open terrace has an apple for each level.",
      "campaign-level": "A level with a sleeping hedgehog.",
      "campaign-card": "Cleared, and how.",
      "campaign-arrows": "✛ up shows its moves, one a page: an arrow for each piece that slides.",
      "campaign-last": "The last level.",
      "campaign-last-arrows": "The first of its moves; ✛ shows the next.",
    },
    medals: "ff7ff3fffd7fff57f1f5f3ffd5f5f7",
    moveToSee: 0,
    framesToMiddle: 2,
    framesToEnd: 14,
    framesToRings: 18,
    scenes: [
      { name: "pair", caption: "Side by side at last.", level: "Patience", moves: 6, frames: 16 },
      {
        name: "cars",
        caption: "Cars go the way they face, barrels roll across theirs.",
        level: "Dead Slow",
        moves: 2,
        frames: 2,
      },
      {
        name: "tongue",
        caption: "An anteater pulls what comes to lie in its sight.",
        level: ["AB...", "..#..", "....<", "#...B", "....A"],
        moves: 0,
        frames: 6,
      },
      { name: "hedgehogs", caption: "Hedgehogs sleep if no fruit hits them.", level: "Do Not Disturb", moves: 1 },
      { name: "lost", caption: "Eaten: a cloud is before the sun.", level: "Do Not Disturb", moves: 0, isLost: true },
    ],
  },
];

const FRAMES_OF_LAST_SLIDE = 20;

function* lookBack(tour: PuzzleTour): Generator<TourStop, void> {
  const player = openTitleRow(storeWith(fillRegular(tour), tour.puzzleId), "Play");
  win(player);
  frames(player, FRAMES_OF_LAST_SLIDE);
  press(player, "b");
  settle(player);
  yield tourStop(
    `${tour.puzzleId}-look-back`,
    "Before the next level comes, the player can look back at the last one.",
    player,
  );
}

/** The map of a level of Skid that can be lost: two moves to the right push the crate in front of the only goal. */
const LOSABLE = ["#######", "#...###", "#r.c..R", "#....##", "#######"];
const RIGHT = 1;

function* lampOut({ puzzleId }: PuzzleTour): Generator<TourStop, void> {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 2, best: 34, map: LOSABLE.join("\n") }, puzzleId);
  const player = startEndless(store);
  for (let push = 0; push < 2; push++) makeMove(player, RIGHT);
  frames(player, FRAMES_OF_EXPLORING);
  yield* halfLamp(puzzleId);
  yield tourStop(`${puzzleId}-lamp-out`, "The crate has shut the only goal: the lamp is out.", player);
}

/**
 * The map of a level of Skid in which a first move up lets only one of three toys out. Then the toys can no longer all
 * leave in one move.
 */
export const COMBO = ["#R###", "#..r#", "#r.r#", "#####"];
const UP = 0;

function* halfLamp(puzzleId: string): Generator<TourStop, void> {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 2, best: 34, map: COMBO.join("\n") }, puzzleId);
  const player = startEndless(store);
  makeMove(player, UP);
  frames(player, FRAMES_OF_EXPLORING);
  yield tourStop(
    `${puzzleId}-half`,
    "One toy left alone, so no full combo is possible any more: the lamp is half lit.",
    player,
  );
}

export const PUZZLE_SECTIONS: readonly TourSection[] = TOURS.map((tour) => ({
  heading: puzzleOf(tour.puzzleId).name,
  walk: () => walk(tour),
}));

const HINT_GRADES = ["hint-idea", "hint-where", "hint"] as const;
const BUTTONS = ["up", "right", "down", "left"] as const;

function* walk(tour: PuzzleTour): Generator<TourStop, void> {
  yield* lessons(tour);
  yield* endless(tour);
  yield* campaign(tour);
  for (const scene of tour.scenes) yield stopOfScene(tour.puzzleId, scene);
  yield* tutorial(tour);
  if (tour.more !== undefined) yield* tour.more(tour);
}

/**
 * Takes pictures of a puzzle's lessons for a player who has had none of them. Each lesson is shown at its beginning
 * and, if it asks for a mistake, after the mistake.
 */
function* tutorial({ puzzleId }: PuzzleTour): Generator<TourStop, void> {
  const beginner = storeWith((_, saved) => void (saved.knownThings = ""), puzzleId);
  const player = openTitleRow(beginner, "Rush");
  for (;;) {
    const { map } = waitForLevel(player);
    const lesson = lessonsOf(puzzleId).find((each) => each.map.join() === map.join());
    if (lesson === undefined) return;
    settle(player);
    yield tourStop(`${puzzleId}-lesson-${lesson.letter}`, `${lesson.name}: ${lesson.title}.`, player, false);
    if (lesson.mistake !== undefined) {
      makeMove(player, lesson.mistake);
      const caption = "The mistake is made, and the crank takes it back.";
      yield tourStop(`${puzzleId}-lesson-${lesson.letter}-back`, caption, player, false);
      rewind(player);
    }
    winAndGoOn(player);
  }
}

function stopIn({ puzzleId, captions }: PuzzleTour, name: PuzzleStop, player: Player, isAtRest = true): TourStop {
  return tourStop(`${puzzleId}-${name}`, captions[name], player, isAtRest);
}

function* lessons(tour: PuzzleTour): Generator<TourStop, void> {
  const player = startPlayer(storeWith((save) => void (save.titlePuzzleId = tour.puzzleId)));
  waitForTitle(player);
  yield stopIn(tour, "title", player, false);
  openLevelOf(player, "Play");
  yield stopIn(tour, "lesson-1", player);
  for (const lesson of ["lesson-2", "lesson-3"] as const) {
    winAndSee(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    yield stopIn(tour, lesson, player);
  }
}

function* endless(tour: PuzzleTour): Generator<TourStop, void> {
  const player = openTitleRow(storeWith(fillRegular(tour), tour.puzzleId), "Play");
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  const solution = solutionOf(level);
  yield stopIn(tour, "endless", player);
  for (const grade of HINT_GRADES) {
    press(player, "a");
    settle(player);
    yield stopIn(tour, grade, player);
  }
  for (const [index, direction] of solution.slice(0, -1).entries()) {
    press(player, BUTTONS[direction]);
    frames(player, tour.framesToMiddle);
    if (index === tour.moveToSee) yield stopIn(tour, "moving", player, false);
    settle(player);
  }
  press(player, BUTTONS[solution[solution.length - 1]]);
  frames(player, tour.framesToEnd);
  yield stopIn(tour, "ending", player, false);
  frames(player, tour.framesToRings);
  yield stopIn(tour, "cleared", player, false);
  waitUntil(player, () => levelNow(player)?.level === 2);
  frames(player, 10);
  yield stopIn(tour, "arrival", player, false);
  settle(player);
  for (let number = 2; number < LEVELS_TO_LATE; number++) winAndGoOn(player);
  yield stopIn(tour, "late", player);
}

function* campaign(tour: PuzzleTour): Generator<TourStop, void> {
  const player = startPlayer(storeWith(fillRegular(tour), tour.puzzleId));
  openRow(player, "Campaign");
  yield stopIn(tour, "map", player);
  press(player, "a");
  waitForLevel(player);
  frames(player, FRAMES_OF_EXPLORING);
  yield stopIn(tour, "campaign-level", player);
  winAndSee(player);
  yield stopIn(tour, "campaign-card", player);
  press(player, "up");
  settle(player);
  yield stopIn(tour, "campaign-arrows", player);
  const store = createMemoryStore();
  saveCampaign(store, puzzleOf(tour.puzzleId).campaign.levelCount - 1, tour.puzzleId);
  const last = startPlayer(store);
  openRow(last, "Campaign");
  press(last, "a");
  waitForLevel(last);
  frames(last, FRAMES_OF_EXPLORING);
  yield stopIn(tour, "campaign-last", last);
  winAndSee(last);
  press(last, "up");
  settle(last);
  yield stopIn(tour, "campaign-last-arrows", last);
}

function fillRegular({ medals }: PuzzleTour): (save: Save, saved: PuzzleSave) => void {
  return (_, saved) => {
    saved.medals = medals;
    saved.bestLevels = [0, 22, 0];
    saved.endless.cleared = 21;
    saved.rushBest = 9;
  };
}
