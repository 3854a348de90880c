/**
 * Measures how soon the level editor knows the fewest moves and the difficulty of a level after the player has changed
 * it.
 */
import { varyDraft } from "../../src/game/workshop/tools/vary-draft";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { parseDraft, type Draft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { createFinishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { lastRunDms, measure, measureStep, measureTask } from "./measure";
import { collectAll, printFigure } from "./rig";

const NUMBERS: readonly number[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const CHANGES_PER_LEVEL = 20;
/** How long a background task computes within half a second: 8 device milliseconds in each of 15 frames. */
const HALF_A_SECOND_DMS = 120;
const MAX_ATTEMPTS = 50;
const RUNS_PER_COLLECTION = 10;

interface Count {
  runs: number;
  inTime: number;
}

/**
 * Measures how soon the level editor knows the fewest moves and the difficulty of a level, for 200 levels of each
 * puzzle. These levels are made from ten generated levels by one change after the other.
 */
export function benchEditor(): void {
  const usual: Count = { runs: 0, inTime: 0 };
  const onNewBoards: Count = { runs: 0, inTime: 0 };
  for (const puzzle of loadAllPuzzles()) {
    const drafts = changedDrafts(puzzle);
    const beginningDms: number[] = [];
    measure(`editor ${puzzle.id}: begin`, 0, () => {
      for (const draft of drafts) {
        measureStep(() => puzzle.rules(puzzle.levelOf(draft)));
        beginningDms.push(lastRunDms());
      }
    });
    measure(`editor ${puzzle.id}: all`, 0, () => {
      for (const draft of drafts) {
        const rules = puzzle.rules(puzzle.levelOf(draft));
        measureTask(() => certify(rules, MAX_LEVEL_STATES))?.release?.();
      }
    });
    measure(`editor ${puzzle.id}: par`, 0, () => {
      drafts.forEach((draft, index) => {
        const rules = puzzle.rules(puzzle.levelOf(draft));
        benchPar(() => rules);
        count(usual, beginningDms[index] + lastRunDms());
      });
    });
    measure(`editor ${puzzle.id}: par anew`, 0, () => {
      for (const draft of drafts) {
        benchPar(() => puzzle.rules(puzzle.levelOf(onNewBoard(draft))));
        count(onNewBoards, lastRunDms());
      }
    });
  }
  printFigure("editor: par shown within half a second, %", percentOf(usual));
  printFigure("editor: par shown on a new board within half a second, %", percentOf(onNewBoards));
}

function count(counted: Count, dms: number): void {
  counted.runs++;
  if (dms <= HALF_A_SECOND_DMS) counted.inTime++;
  // Collects the garbage that the code of the bench (the tool that measures computing times) makes between two
  // measurements, because nothing else collects this garbage.
  if (counted.runs % RUNS_PER_COLLECTION === 0) collectAll();
}

function percentOf({ runs, inTime }: Count): number {
  return Math.floor((100 * inTime) / runs);
}

/** Copies the board, so that no cache has an entry for it. Caches find their entries by the board object. */
function onNewBoard(draft: Draft): Draft {
  return { ...draft, board: { ...draft.board } };
}

/**
 * Measures the time until the level's fewest moves are known. The rest of the computation runs unmeasured. Its end
 * releases tables that the computations for later levels use again.
 */
function benchPar(rules: () => Rules<OpaqueState>): void {
  let isParKnown = false;
  let isOver = false;
  let task: ReturnType<typeof certify<OpaqueState>> | undefined;
  const advance = (): void => {
    task ??= certify(rules(), MAX_LEVEL_STATES, () => {
      isParKnown = true;
    });
    const step = task.next();
    if (step.done !== true) return;
    isOver = true;
    step.value?.release?.();
  };
  measureTask(function* (): Task<void> {
    while (!isParKnown && !isOver) {
      advance();
      yield;
    }
  });
  while (!isOver) advance();
}

function changedDrafts(puzzle: AnyPuzzle): Draft[] {
  const drafts: Draft[] = [];
  for (const number of NUMBERS) {
    const random = createRandom(1, number);
    let draft = generateDraft(puzzle, number, random);
    for (let count = 0; count < CHANGES_PER_LEVEL; count++) {
      draft = withOneChange(puzzle, draft, random);
      drafts.push(draft);
    }
    collectAll();
  }
  return drafts;
}

function withOneChange(puzzle: AnyPuzzle, draft: Draft, random: Random): Draft {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const next = varyDraft(puzzle.legend, draft, random);
    if (next !== undefined && puzzle.problemOf(next) === undefined) return next;
  }
  return draft;
}

function generateDraft(puzzle: AnyPuzzle, number: number, random: Random): Draft {
  const { plan, legend, compose, playerPosition, formatMap } = puzzle;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = runToEnd(
      compose(plan.rising(number), playerPosition?.startPosition, random, () => createFinishedTask(true)),
    );
    found?.certificate.release?.();
    const draft = found === undefined ? undefined : parseDraft(legend, formatMap(found.level));
    if (draft !== undefined && !isFault(draft)) return draft;
  }
  throw new Error(`no level ${number} of ${puzzle.id}`);
}
