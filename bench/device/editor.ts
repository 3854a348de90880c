/** Measures how soon the editor shows the verdict after a change of a draft. */
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

/** The numbers of the measured levels in an endless run, from the first to those of the highest difficulty. */
const NUMBERS: readonly number[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const CHANGES_PER_LEVEL = 20;
/** The time for the verdict in half a second: 15 frames with 8 dms each. */
const HALF_A_SECOND_DMS = 120;
const MAX_ATTEMPTS = 50;
const RUNS_PER_COLLECTION = 10;

/** The number of changes, and how many of them showed the par within half a second. */
interface Count {
  runs: number;
  inTime: number;
}

/**
 * Measures, for each puzzle, the time until the editor has the par and the complete verdict after each of 200 single
 * changes.
 * Also measures the time to the par when nothing about the board is cached.
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
  printFigure("editor: par told within half a second, %", percentOf(usual));
  printFigure("editor: par told anew within half a second, %", percentOf(onNewBoards));
}

function count(counted: Count, dms: number): void {
  counted.runs++;
  if (dms <= HALF_A_SECOND_DMS) counted.inTime++;
  // Collects all garbage now and then, because code that is not measured gives the collector no turns.
  if (counted.runs % RUNS_PER_COLLECTION === 0) collectAll();
}

function percentOf({ runs, inTime }: Count): number {
  return Math.floor((100 * inTime) / runs);
}

/** Returns the draft on a copy of its board, because caches use the board's identity as their key. */
function onNewBoard(draft: Draft): Draft {
  return { ...draft, board: { ...draft.board } };
}

/**
 * Measures the time from creating the rules until the par is known.
 * The rest of the task runs unmeasured, because a task releases its pooled memory only at its end.
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

/**
 * Returns levels of an endless run with single changes as made by hand. Each draft is the previous one with one more
 * change.
 */
function changedDrafts(puzzle: AnyPuzzle): Draft[] {
  const drafts: Draft[] = [];
  for (const number of NUMBERS) {
    const random = createRandom(1, number);
    let draft = draftOf(puzzle, number, random);
    for (let count = 0; count < CHANGES_PER_LEVEL; count++) {
      draft = withOneChange(puzzle, draft, random);
      drafts.push(draft);
    }
    collectAll();
  }
  return drafts;
}

/**
 * Returns the draft with one change that leaves a valid level. Invalid drafts are left out, because the editor
 * rejects them at once.
 */
function withOneChange(puzzle: AnyPuzzle, draft: Draft, random: Random): Draft {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const next = mutateDraft(puzzle.legend, draft, random);
    if (next !== undefined && puzzle.problemOf(next) === undefined) return next;
  }
  return draft;
}

/** Returns the draft of a composed level with this number in the endless run. */
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
