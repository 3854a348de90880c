import { mutated } from "../../src/game/workshop/aids/mutate";
import { certify, MOST_STATES } from "../../src/kernel/certify";
import { readDraft, type Draft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { done, finish, type Work } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedPuzzle, SealedState } from "../../src/puzzles/sealed";
import { lastRunDms, measure, runStep, runWork } from "./measure";
import { collectAll, sayFigure } from "./rig";

/** Levels of an endless run, from the first ones on to those that are as hard as it gets. */
const NUMBERS: readonly number[] = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38];
const CHANGES_PER_LEVEL = 20;
/** Half a second of frames with 8 dms for the verdict in each. */
const HALF_A_SECOND_DMS = 120;
const MOST_ATTEMPTS = 50;
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
  for (const puzzle of allPuzzles()) {
    const drafts = changedDrafts(puzzle);
    const beginningDms: number[] = [];
    measure(`editor ${puzzle.id}: begin`, 0, () => {
      for (const draft of drafts) {
        runStep(() => puzzle.rules(puzzle.levelOf(draft)));
        beginningDms.push(lastRunDms());
      }
    });
    measure(`editor ${puzzle.id}: all`, 0, () => {
      for (const draft of drafts) {
        const rules = puzzle.rules(puzzle.levelOf(draft));
        runWork(() => certify(rules, MOST_STATES))?.recycle?.();
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
  sayFigure("editor: par told within half a second, %", percentOf(usual));
  sayFigure("editor: par told anew within half a second, %", percentOf(anew));
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
function benchPar(rules: () => Rules<SealedState>): void {
  let isTold = false;
  let isOver = false;
  let work: ReturnType<typeof certify<SealedState>> | undefined;
  const goOn = (): void => {
    work ??= certify(rules(), MOST_STATES, () => {
      isTold = true;
    });
    const step = work.next();
    if (step.done !== true) return;
    isOver = true;
    step.value?.recycle?.();
  };
  runWork(function* (): Work<void> {
    while (!isTold && !isOver) {
      goOn();
      yield;
    }
  });
  while (!isOver) goOn();
}

/** Levels of an endless run, each changed again and again as one does it by hand: each draft is the one before, changed. */
function changedDrafts(puzzle: SealedPuzzle): Draft[] {
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
function changed(puzzle: SealedPuzzle, draft: Draft, random: Random): Draft {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const next = mutated(puzzle.legend, draft, random);
    if (next !== undefined && puzzle.problemOf(next) === undefined) return next;
  }
  return draft;
}

/** The draft of an endless level of that number. */
function draftOf(puzzle: SealedPuzzle, number: number, random: Random): Draft {
  const { plan, legend, compose, whereabouts, write } = puzzle;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const found = finish(compose(plan.endless(number), whereabouts?.start, random, () => done(true)));
    found?.certificate.recycle?.();
    const draft = found === undefined ? undefined : readDraft(legend, write(found.level));
    if (draft !== undefined && !isFault(draft)) return draft;
  }
  throw new Error(`no level ${number} of ${puzzle.id}`);
}
