import type { Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { puzzleSave } from "../../src/game/save/save";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { askForCopy, openRow } from "./bot";
import { saveOwnLevels } from "./own-levels";
import { frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { startAtRow, COUNTS, resumePointWith, storeOf } from "./text-saves";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/** A question that has just come is deaf for fewer frames than these. */
const DEAF_FRAMES = 12;
const MAX_OWN = 40;
/** So long a file of levels is read. */
const READING_FRAMES = 900;
const REPORT_ROWS = 24;
/** After so many the title says that nothing could be kept. */
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

/** What is asked before a copy, without room for one, and before a save is taken over. */
export function walkQuestions(puzzleId: string): void {
  askOnMap(withManyOwn(beforeThird(puzzleId)));
  askOnMap(beforeThird(puzzleId));
  const store = withManyOwn(
    storeOf(puzzleId, COUNTS[0], resumePointWith(puzzleId, { mode: "endless", watchedLevels: 0 })),
  );
  const player = startAtRow(store, "Settings");
  chooseMenuItem(player, "export save");
  answer(player, "b");
  chooseMenuItem(player, "import save");
  answer(player, "a");
  answer(player, "b");
  const other = startAtRow(storeWith(undefined, puzzleId), "Settings");
  chooseMenuItem(other, "import save");
  answer(other, "b");
}

/** A save with the level in hand in the middle of the campaign, all medals before it. */
function beforeThird(puzzleId: string): Store {
  return storeWith((save) => void (puzzleSave(save, puzzleId).medals = "fff"), puzzleId);
}

function askOnMap(store: Store): void {
  const player = startAtRow(store, "Campaign");
  askForCopy(player);
  answer(player, "b");
}

/** What is said after a start with a damaged save, with own levels that are damaged, and with a full disk. */
export function walkDamaged(puzzleId: string): void {
  for (const count of COUNTS) {
    const store = withManyOwn(storeOf(puzzleId, count, resumePointWith(puzzleId, { mode: "daily" })));
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

/** Puts a wrong letter near the end of a file, if it is there. */
function damage(store: Store, name: string): void {
  const text = store.read(name);
  if (text === undefined) return;
  const at = Math.floor(text.length * 0.9);
  store.write(name, `${text.slice(0, at)}~${text.slice(at + 1)}`);
}

/** The report on a file of levels: for each puzzle with no room, with lines that are wrong in all ways. */
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
  for (let at = 0; at < READING_FRAMES && store.read("levels-read.json") === undefined; at++) frames(player, 1);
  settle(player);
  for (let row = 0; row < REPORT_ROWS; row++) {
    press(player, "down");
    settle(player);
  }
}
