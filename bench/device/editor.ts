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

/** The numbers of the endless mode's levels that the bench changes as in the editor, from easy levels to hard ones. */
const NUMBERS: readonly number[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const CHANGES_PER_LEVEL = 20;
/**
 * How long a background task computes within half a second: 8 device milliseconds in each of 15 frames. Device
 * milliseconds are the bench's unit of time.
 */
const HALF_A_SECOND_DMS = 120;
const MAX_ATTEMPTS = 50;
const RUNS_PER_COLLECTION = 10;

interface Count {
  runs: number;
  inTime: number;
}

/**
 * Measures, for each puzzle, how long the editor takes to compute the fewest moves and the other facts of 200 levels.
 * Each level differs from the one before by a single change. Also measures the fewest moves alone, on a new board about
 * which nothing is cached.
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
  // Collects garbage from time to time. The code between two measurements leaves some garbage, which nothing else
  // collects.
  if (counted.runs % RUNS_PER_COLLECTION === 0) collectAll();
}

function percentOf({ runs, inTime }: Count): number {
  return Math.floor((100 * inTime) / runs);
}

/**
 * Returns the edited level on a new copy of its board. Caches find their entries by the board object, so they have none
 * for the copy.
 */
function onNewBoard(draft: Draft): Draft {
  return { ...draft, board: { ...draft.board } };
}

/**
 * Measures the time from the creation of a level's rules until its fewest moves are known. Then completes the
 * computation without measuring it, because the computation gives back its shared tables only at its end.
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
 * Returns levels of the endless mode with changes such as a player makes in the editor. Each level is the previous one
 * with one more change.
 */
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

/**
 * Returns an edited level with one more random change. The level stays valid, because the editor would reject other
 * changes at once.
 */
function withOneChange(puzzle: AnyPuzzle, draft: Draft, random: Random): Draft {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const next = varyDraft(puzzle.legend, draft, random);
    if (next !== undefined && puzzle.problemOf(next) === undefined) return next;
  }
  return draft;
}

/**
 * Generates the level with the number `number` of the endless mode. Returns it as a draft, the form in which the editor
 * changes levels.
 */
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
