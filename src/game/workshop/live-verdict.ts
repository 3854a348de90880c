import type { Survey } from "../../kernel/certificate";
import { certify, MOST_STATES } from "../../kernel/certify";
import { NOWHERE } from "../../kernel/board";
import type { Draft, Problem } from "../../kernel/draft";
import { NEVER } from "../../kernel/graph";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Legend, Thing } from "../../kernel/legend";
import type { Outline } from "../../kernel/verdict";
import type { Work } from "../../kernel/work";
import type { SealedPuzzle, SealedState } from "../../puzzles/sealed";
import { withDots } from "../play/worth";

/** What is known of a draft as it stands; it is found out bit by bit, and anew after each change. */
export interface LiveVerdict {
  /** What the draft lacks to be a level, and that in a few words. */
  readonly problem: Problem | undefined;
  readonly lack: string;
  /** Undefined once all is known that can be. */
  job: Job<void> | undefined;
  /** Undefined as long as it is not known whether the level can be won. */
  known: Survey<SealedState> | undefined;
  /** It has more positions than are looked at. */
  isTooLarge: boolean;
}

/** More ways than anyone counts. */
const MOST_WAYS = 999;

const BEING_FOUND = ["par … · … ways · …", "par … · … ways", "par …"];

/** Begins to find out what a draft is worth. */
export function judgeDraft(puzzle: SealedPuzzle, draft: Draft): LiveVerdict {
  const problem = puzzle.problemOf(draft);
  const lack = problem === undefined ? "" : lackText(puzzle.legend, draft, problem);
  const live: LiveVerdict = { problem, lack, job: undefined, known: undefined, isTooLarge: false };
  if (problem === undefined) live.job = startJob(certifyDraft(puzzle, draft, live));
  return live;
}

function* certifyDraft(puzzle: SealedPuzzle, draft: Draft, live: LiveVerdict): Work<void> {
  const level = puzzle.levelOf(draft);
  yield;
  const rules = puzzle.rules(level);
  yield;
  const certificate = yield* certify(rules, MOST_STATES, (survey) => {
    live.known = survey;
  });
  live.known = certificate;
  live.isTooLarge = certificate === undefined;
}

/** Finds out more, until `untilMs` of any clock in milliseconds; gives whether there is anything new to be said. */
export function workOnVerdict(live: LiveVerdict, nowMs: () => number, untilMs: number): boolean {
  if (live.job === undefined) return false;
  const { known } = live;
  if (runJob(live.job, nowMs, untilMs)) live.job = undefined;
  return live.known !== known || live.job === undefined;
}

/** Nobody asks for it any more. */
export function dropVerdict(live: LiveVerdict): void {
  if (live.job !== undefined) dropJob(live.job);
  live.job = undefined;
  live.known?.recycle?.();
  live.known = undefined;
}

/** What there is to say in a line, from long to short. */
export function verdictTexts({ problem, lack, known, isTooLarge }: LiveVerdict): readonly string[] {
  if (problem !== undefined) return [lack];
  if (isTooLarge) return [`too large: over ${MOST_STATES} positions`, `over ${MOST_STATES} positions`, "too large"];
  if (known === undefined) return BEING_FOUND;
  const { verdict } = known.analysis;
  return verdict.par === NEVER ? ["it cannot be won", "cannot be won"] : worthTexts(verdict);
}

/** What is said of a level that can be won, from long to short. */
export function worthTexts(verdict: Outline): readonly string[] {
  const par = `par ${verdict.par}`;
  const ways = `${par} · ${waysText(verdict.solutions)}`;
  const deadEnds = `${ways} · ${deadEndsOf(verdict)}`;
  return [withDots(deadEnds, verdict), withDots(ways, verdict), withDots(par, verdict), ways, par];
}

/** "1 way", "7 ways". */
export function waysText(count: number): string {
  if (count === 1) return "1 way";
  return count > MOST_WAYS ? "many ways" : `${count} ways`;
}

function deadEndsOf({ deadEnds }: Outline): string {
  if (deadEnds === 0) return "no dead end";
  return deadEnds === 1 ? "1 dead end" : `${deadEnds} dead ends`;
}

/** The sentence without what only someone who writes maps must know: that there is a map, and its characters. */
function lackText({ things, thingOf }: Legend, { board, upper, lower }: Draft, { fault, cell }: Problem): string {
  const isThere = (thing: Thing): boolean =>
    board.cells.some((one) => thingOf[upper[one]] === thing || thingOf[lower[one]] === thing);
  const missing = things.find((thing) => thing.count === "one" && !isThere(thing));
  if (cell === NOWHERE && missing !== undefined) return `no ${missing.name}`;
  const [first] = withoutBrackets(fault).split(";");
  const beginning = "the map has ";
  return first.startsWith(beginning) ? first.substring(beginning.length) : first;
}

function withoutBrackets(text: string): string {
  const begin = text.indexOf(" (");
  const end = text.indexOf(")");
  return begin < 0 || end < begin ? text : withoutBrackets(text.substring(0, begin) + text.substring(end + 1));
}
