/**
 * The parts of a scripted game that show the game's questions and reports, with the largest numbers possible. They are
 * about copied levels, imported saves, damaged files and files of levels. A test checks whether the texts fit.
 */
import type { Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { openPuzzleSave } from "../../src/game/save/save";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { askForCopy, openRow } from "./bot";
import { saveOwnLevels } from "./own-levels";
import { frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { startAtRow, COUNTS, resumePointWith, storeOf } from "./text-saves";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/**
 * The number of frames in which a new question on the screen ignores all buttons. The scripted game waits so long
 * before it answers.
 */
const DEAF_FRAMES = 12;
const MAX_OWN = 40;
const READING_FRAMES = 900;
const REPORT_ROWS = 24;
const FRAMES_TO_TROUBLE = 90;

function answer(player: Player, button: "a" | "b"): void {
  frames(player, DEAF_FRAMES);
  press(player, button);
  settle(player);
}

function mapsOf(puzzleId: string): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
}

function withManyOwn(store: Store, count = MAX_OWN): Store {
  for (const [id] of PUZZLE_ROWS) saveOwnLevels(store, mapsOf(id).slice(0, count), id);
  return store;
}

/**
 * Shows the question before a campaign level is copied, and the message that the workshop is full. Then shows the
 * questions before a save is imported, and before an exported save replaces a file.
 */
export function walkQuestions(puzzleId: string): void {
  askOnMap(withManyOwn(beforeThird(puzzleId)));
  askOnMap(beforeThird(puzzleId));
  const store = withManyOwn(
    storeOf(puzzleId, COUNTS[0], resumePointWith(puzzleId, { mode: "rising", watchedLevels: 0, isCleared: false })),
  );
  const player = startAtRow(store, "Settings");
  chooseMenuItem(player, "export save");
  answer(player, "b");
  press(player, "right");
  settle(player);
  chooseMenuItem(player, "export save");
  answer(player, "b");
  chooseMenuItem(player, "import save");
  answer(player, "a");
  answer(player, "b");
  const other = startAtRow(storeWith(undefined, puzzleId), "Settings");
  chooseMenuItem(other, "import save");
  answer(other, "b");
}

/**
 * Creates a store with a save in which the first three levels of a puzzle's campaign are cleared. The campaign's map
 * then selects a later level, which has levels on both sides.
 */
function beforeThird(puzzleId: string): Store {
  return storeWith((save) => void (openPuzzleSave(save, puzzleId).medals = "fff"), puzzleId);
}

function askOnMap(store: Store): void {
  const player = startAtRow(store, "Campaign");
  askForCopy(player);
  answer(player, "b");
}

/**
 * Shows the messages that follow a start with a damaged save and damaged player-made levels, and the message about a
 * full disk.
 */
export function walkDamaged(puzzleId: string): void {
  for (const count of COUNTS) {
    const store = withManyOwn(storeOf(puzzleId, count, resumePointWith(puzzleId, { mode: "daily", par: 7 })));
    settle(startPlayer(store));
    damage(store, "save-a.json");
    damage(store, "save-b.json");
    for (const [id] of PUZZLE_ROWS) for (const slot of ["a", "b"]) damage(store, `own-${id}-${slot}.json`);
    const player = startPlayer(store);
    settle(player);
    answer(player, "b");
    openRow(player, "Workshop");
    press(player, "b");
    settle(player);
    answer(player, "b");
  }
  const refuse = (): never => {
    throw new Error("the disk is full");
  };
  const player = startAtRow({ ...storeOf(puzzleId, 1), write: refuse }, "Settings");
  press(player, "right");
  settle(player);
  press(player, "b");
  frames(player, FRAMES_TO_TROUBLE);
  settle(player);
  answer(player, "b");
}

function damage(store: Store, name: string): void {
  const text = store.read(name);
  if (text === undefined) return;
  const index = Math.floor(text.length * 0.9);
  store.write(name, `${text.slice(0, index)}~${text.slice(index + 1)}`);
}

/**
 * Shows the game's report after it has read a file of levels. The file has more levels than the game can store, and
 * wrong lines of every kind.
 */
export function walkLevelFile(puzzleId: string): void {
  const codesIn = (id: string): string[] =>
    mapsOf(id)
      .slice(MAX_OWN - 2, MAX_OWN + 2)
      .map((map) => runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(id), map })));
  const codes = PUZZLE_ROWS.flatMap(([id]) => codesIn(id));
  const wrong = ["hello", "A".repeat(300), `${codes[3].slice(0, -1)}8`, codes[3].slice(0, -9), `${codes[3]}-AAAA`];
  const blank = new Array<string>(980).fill("");
  const store = withManyOwn(storeOf(puzzleId, 1), MAX_OWN - 1);
  store.write("levels.txt", [...codes, ...wrong, ...blank, ...wrong].join("\n"));
  const player = startPlayer(store);
  for (let elapsed = 0; elapsed < READING_FRAMES && store.read("levels-read.json") === undefined; elapsed++)
    frames(player, 1);
  settle(player);
  for (let row = 0; row < REPORT_ROWS; row++) {
    press(player, "down");
    settle(player);
  }
}
