import { mutateDraft } from "../../src/game/workshop/tools/mutate-draft";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { parseDraft, type Draft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { finishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { lastRunDms, measure, measureStep, measureTask } from "./measure";
import { collectAll, printFigure } from "./rig";

/** Levels of an endless run, from the first ones on to those that are as hard as it gets. */
const NUMBERS: readonly number[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const CHANGES_PER_LEVEL = 20;
/** Half a second of frames with 8 dms for the verdict in each. */
const HALF_A_SECOND_DMS = 120;
const MAX_ATTEMPTS = 50;
const RUNS_PER_COLLECTION = 10;

/** How many changes there were, and after how many of them the par was told within half a second. */
interface Count {
  runs: number;
  inTime: number;
}

/**
 * Until the editor says the par and all else after each of 200 single changes, puzzle by puzzle; and the par where
 * nothing that is known of the board from before can be used.
 */
export function benchEditor(): void {
  const usual: Count = { runs: 0, inTime: 0 };
  const anew: Count = { runs: 0, inTime: 0 };
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
      drafts.forEach((draft, at) => {
        const rules = puzzle.rules(puzzle.levelOf(draft));
        benchPar(() => rules);
        count(usual, beginningDms[at] + lastRunDms());
      });
    });
    measure(`editor ${puzzle.id}: par anew`, 0, () => {
      for (const draft of drafts) {
        benchPar(() => puzzle.rules(puzzle.levelOf(onNewBoard(draft))));
        count(anew, lastRunDms());
      }
    });
  }
  printFigure("editor: par told within half a second, %", percentOf(usual));
  printFigure("editor: par told anew within half a second, %", percentOf(anew));
}

function count(counted: Count, dms: number): void {
  counted.runs++;
  if (dms <= HALF_A_SECOND_DMS) counted.inTime++;
  // What is not measured gives the collector no turns.
  if (counted.runs % RUNS_PER_COLLECTION === 0) collectAll();
}

function percentOf({ runs, inTime }: Count): number {
  return Math.floor((100 * inTime) / runs);
}

/** The draft on a board that nobody knows yet: what is kept of boards goes by which board it is. */
function onNewBoard(draft: Draft): Draft {
  return { ...draft, board: { ...draft.board } };
}

/**
 * Measures until the par is known, from asking for the rules on; the rest is gone through as well, since what a work has
 * borrowed it gives back at its end.
 */
function benchPar(rules: () => Rules<OpaqueState>): void {
  let isParKnown = false;
  let isOver = false;
  let task: ReturnType<typeof certify<OpaqueState>> | undefined;
  const goOn = (): void => {
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
      goOn();
      yield;
    }
  });
  while (!isOver) goOn();
}

/** Levels of an endless run, each changed again and again as one does it by hand: each draft is the one before, changed. */
function changedDrafts(puzzle: AnyPuzzle): Draft[] {
  const drafts: Draft[] = [];
  for (const number of NUMBERS) {
    const random = createRandom(1, number);
    let draft = draftOf(puzzle, number, random);
    for (let count = 0; count < CHANGES_PER_LEVEL; count++) {
      draft = changed(puzzle, draft, random);
      drafts.push(draft);
    }
    collectAll();
  }
  return drafts;
}

/** The draft with one change that leaves it a level: what is none is judged at once. */
function changed(puzzle: AnyPuzzle, draft: Draft, random: Random): Draft {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const next = mutateDraft(puzzle.legend, draft, random);
    if (next !== undefined && puzzle.problemOf(next) === undefined) return next;
  }
  return draft;
}

/** The draft of an endless level of that number. */
function draftOf(puzzle: AnyPuzzle, number: number, random: Random): Draft {
  const { plan, legend, compose, playerPosition, formatMap } = puzzle;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = runToEnd(
      compose(plan.endless(number), playerPosition?.startPosition, random, () => finishedTask(true)),
    );
    found?.certificate.release?.();
    const draft = found === undefined ? undefined : parseDraft(legend, formatMap(found.level));
    if (draft !== undefined && !isFault(draft)) return draft;
  }
  throw new Error(`no level ${number} of ${puzzle.id}`);
}
