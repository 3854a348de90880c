/**
 * Scripted games in levels of a given puzzle. Some make moves and press buttons at random (with a fixed seed) in each
 * mode; others go through each chapter of the campaign. A test records each of their frames.
 */
import { createMemoryStore } from "../../../simulator/stores";
import { UP, type Direction } from "../../../src/kernel/direction";
import type { Settings } from "../../../src/game/save/settings";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { MODE_NAMES } from "../../../src/game/save/tally";
import { shownLevelIndexes } from "../../golden/shown-levels";
import { levelNow, openCampaignAfter, openRow, solutionOf, waitForLevel, winAndSee } from "../bot";
import { startEndless } from "../endless-run";
import { OPEN_MODE } from "../open-mode";
import { frame, frames, press, settle, startPlayer, type Player } from "../player";
import { puzzleOf, PUZZLE_ROWS } from "../puzzles";
import { fillRun, saveCampaign, storeWith } from "../saves";
import { SPOILT } from "../tour-chapters";
import { COMBO } from "../tour-puzzles";
import { IN_LEVEL, playAtRandom } from "./random-hands";
import type { Walk } from "./walks";

const GESTURES = 50;
const RUN_LEVELS = 10;
const FRAMES_OF_GRADE = 8;
const FRAMES_OF_REWIND = 8;
const FRAMES_OF_DIAGRAM = 12;
/**
 * The lengths, in moves, of the solutions that the scripted games show as diagrams. A diagram is a picture of the board
 * with a line for each move. It shows a page of three or five moves at once, so longer solutions have several pages.
 */
const PARS_OF_DIAGRAMS = [3, 4, 5, 6, 9, 13];
const HINT_GRADES = 3;
/**
 * A number of frames in which everything that moves in a chapter's scenery has moved at least once, and a figure has
 * blinked.
 */
const FRAMES_OF_PERIOD = 330;
const FRAMES_OF_OPENING = 80;
const FRAMES_OF_HINT = 25;
const FRAMES_OF_MOVE = 40;
const FRAMES_OF_END = 130;
const CRANK_DEGREES = [-170, 90, -300, 20, -45];
type ChangedSettings = Partial<Settings>;

const SETTINGS: readonly ChangedSettings[] = [
  { isLampShown: false },
  { soundVolume: 0 },
  { soundVolume: 1 },
  { musicVolume: 0 },
  { musicVolume: 3 },
  { animationSpeed: "brisk" },
  { hasLessFlashing: true },
  { undoSpeed: "brisk" },
  { undoSpeed: "at-once" },
  { isCrankReversed: true },
];

const BUTTONS = ["up", "right", "down", "left"] as const;

/** Returns one scripted game for each mode of the puzzle. It opens a level of the mode and makes random gestures. */
export function randomWalks(puzzleId: string): Walk[] {
  return MODE_NAMES.map((mode, index) => [
    `random gestures from a level of ${mode} on`,
    () => {
      playAtRandom(OPEN_MODE[mode](storeWith(undefined, puzzleId)), index, GESTURES, IN_LEVEL);
    },
  ]);
}

/**
 * Returns a scripted game for each chapter of the campaign. It shows the opening picture, and then levels that become
 * unwinnable and winnable again, so that the light in the scenery goes out and comes back.
 */
export function chapterWalks(puzzleId: string): Walk[] {
  const { laterChapters = [] } = puzzleOf(puzzleId);
  return Array.from({ length: 1 + laterChapters.length }, (_, index) => [
    `chapter ${index + 1}`,
    () => {
      if (index > 0) walkOpening(puzzleId, index);
      walkSpoiltLevel(puzzleId, index);
      walkWonLevel(puzzleId, index);
    },
  ]);
}

/**
 * Returns scripted games of levels that together have every kind of thing. Before each move of a solution, the player
 * asks for all grades of hints. After the last move, the player turns the crank backwards and forwards by turns, slowly
 * and fast, and then asks for hints again.
 */
export function hintWalks(puzzleId: string): Walk[] {
  const puzzle = puzzleOf(puzzleId);
  return shownLevelIndexes(puzzle).map((levelIndex) => [
    `hints of level ${levelIndex + 1}`,
    () => {
      const player = openRunLevel(puzzleId, 0, puzzle.campaign.level(levelIndex).map);
      const level = levelNow(player);
      if (level === undefined) throw new Error("no level is on the screen");
      for (const move of solutionOf(level)) {
        askForHints(player);
        makeMoveInFrames(player, move);
      }
      for (const degrees of CRANK_DEGREES)
        for (let turn = 0; turn < FRAMES_OF_REWIND; turn++) frame(player, [], degrees);
      askForHints(player);
    },
  ]);
}

function askForHints(player: Player): void {
  for (let grade = 1; grade <= HINT_GRADES; grade++) {
    press(player, "a");
    frames(player, FRAMES_OF_GRADE);
  }
}

function walkOpening(puzzleId: string, index: number): void {
  const { campaign, laterChapters = [] } = puzzleOf(puzzleId);
  const store = createMemoryStore();
  saveCampaign(store, Math.ceil((index * campaign.levelCount) / (laterChapters.length + 1)), puzzleId);
  const player = startPlayer(store);
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  frames(player, FRAMES_OF_OPENING + FRAMES_OF_PERIOD);
}

/**
 * Returns a scripted game of a level of Skid in which the lamp in the scenery becomes half lit. After a first move, the
 * level can be won, but the toys can no longer all leave in one move. The player takes the move back, and wins with all
 * toys in one move.
 */
export function halfLightWalk(): Walk {
  return [
    "half the light",
    () => {
      const player = openRunLevel("skid", 1, COMBO);
      const level = levelNow(player);
      if (level === undefined) throw new Error("no level is on the screen");
      makeMoveInFrames(player, UP);
      frames(player, FRAMES_OF_OPENING);
      askForHints(player);
      press(player, "b");
      frames(player, FRAMES_OF_OPENING);
      makeMoveInFrames(player, UP);
      for (let turn = 0; turn < FRAMES_OF_MOVE; turn++) frame(player, [], -9);
      for (const move of solutionOf(level)) makeMoveInFrames(player, move);
      frames(player, FRAMES_OF_END);
    },
  ];
}

function walkSpoiltLevel(puzzleId: string, index: number, settings: ChangedSettings = {}): void {
  const { map, moves } = SPOILT[puzzleId];
  const player = openRunLevel(puzzleId, index, map, settings);
  for (const move of moves) makeMoveInFrames(player, move);
  frames(player, FRAMES_OF_PERIOD);
  for (let turn = 0; turn < FRAMES_OF_MOVE; turn++) frame(player, [], -7);
  for (let turn = 0; turn < FRAMES_OF_MOVE; turn++) frame(player, [], 11);
  for (let undo = 0; undo < moves.length; undo++) press(player, "b");
  frames(player, FRAMES_OF_MOVE);
}

function walkWonLevel(puzzleId: string, index: number, settings: ChangedSettings = {}): void {
  const { campaign, laterChapters = [] } = puzzleOf(puzzleId);
  const levelIndex = Math.floor(((index + 0.7) * campaign.levelCount) / (laterChapters.length + 1));
  const player = openRunLevel(puzzleId, index, campaign.level(levelIndex).map, settings);
  for (let grade = 1; grade <= HINT_GRADES; grade++) {
    press(player, "a");
    frames(player, FRAMES_OF_HINT);
  }
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  for (const move of solutionOf(level)) makeMoveInFrames(player, move);
  press(player, "b");
  frames(player, FRAMES_OF_END);
  for (const button of ["up", "right", "down", "left", "a"] as const) {
    press(player, button);
    frames(player, FRAMES_OF_MOVE);
  }
  frames(player, FRAMES_OF_END);
}

/**
 * Returns scripted games in which a player looks at solutions as diagrams: by piece and by move, forward and back, with
 * ✛ and with the crank. Some solutions are too long for a diagram to show all moves at once.
 */
export function diagramWalks(): Walk[] {
  return PUZZLE_ROWS.flatMap(([puzzleId]) =>
    PARS_OF_DIAGRAMS.map((par): Walk => [
      `diagram of ${par} moves in ${puzzleId}`,
      () => {
        walkDiagram(puzzleId, par);
      },
    ]),
  );
}

function walkDiagram(puzzleId: string, par: number): void {
  const index = allLevelsOf(puzzleOf(puzzleId).campaign).findIndex(({ verdict }) => verdict.par === par);
  if (index < 0) return;
  const player = openCampaignAfter(index, puzzleId);
  winAndSee(player);
  for (const degrees of [13, 40, -13, -40]) {
    press(player, "up");
    frames(player, FRAMES_OF_DIAGRAM);
    for (let turn = 0; turn < 6; turn++) frame(player, [], degrees);
    frames(player, FRAMES_OF_DIAGRAM);
    for (const button of ["right", "right", "left", "down"] as const) press(player, button);
    frames(player, FRAMES_OF_DIAGRAM);
  }
  press(player, "a");
  frames(player, FRAMES_OF_DIAGRAM);
}

/**
 * Returns scripted games with changed settings. In each game, one setting does not have its default value. The games
 * play the puzzles in turn.
 */
export function settingWalks(): Walk[] {
  return SETTINGS.map((settings, at) => {
    const [puzzleId] = PUZZLE_ROWS[at % PUZZLE_ROWS.length];
    return [
      `${JSON.stringify(settings)} in ${puzzleId}`,
      () => {
        walkSpoiltLevel(puzzleId, 1, settings);
        walkWonLevel(puzzleId, 1, settings);
      },
    ];
  });
}

function openRunLevel(puzzleId: string, index: number, map: readonly string[], settings: ChangedSettings = {}): Player {
  const run = { levelNumber: RUN_LEVELS * index + 2, map: map.join("\n"), moves: "", moveCount: 0 };
  const store = storeWith((save, saved) => {
    Object.assign(save.settings, settings);
    fillRun(save, saved, run);
  }, puzzleId);
  const player = startEndless(store);
  settle(player);
  return player;
}

function makeMoveInFrames(player: Player, move: Direction): void {
  if (levelNow(player)?.outcome === "playing") press(player, BUTTONS[move]);
  frames(player, FRAMES_OF_MOVE);
}
