/**
 * Computes in the background what the workshop (where players make levels) says of the selected own level: par (the
 * fewest moves), the number of shortest solutions, or why it is no level yet. The results are kept while the workshop
 * is open. The screen shows them beside the level, which lies on a drawn bench.
 */
import { readFrameMs } from "../../device/clock";
import { isCave, parseDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import { UNREACHABLE } from "../../kernel/graph";
import type { VerdictSummary } from "../../kernel/verdict";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { advanceVerdict, cancelVerdict, startLiveVerdict, type LiveVerdict } from "./live-verdict";
import { TEXTS } from "./texts/index";

const TASK_UNTIL_MS = 10;

/**
 * What the workshop's bench says of a level: the facts of a winnable level, such as the fewest moves, or a sentence
 * that says why there are none.
 */
export type LevelFacts = VerdictSummary | string;

export interface BenchFacts {
  readonly puzzle: AnyPuzzle;
  /**
   * The facts about levels that the analysis has found so far, such as the fewest moves. The key is the map of the
   * level. A cave (a level of several rooms), or a map that is no level, is not analysed; its entry is a text that says
   * so.
   */
  readonly known: Record<string, LevelFacts | undefined>;
  /** The map of the level that is being analysed, or was analysed last. */
  map: string;
  live: LiveVerdict | undefined;
  /**
   * How many times the facts about a level have become known. When this number changes, the workshop's screen is drawn
   * again.
   */
  knownCount: number;
}

export function createBenchFacts(puzzle: AnyPuzzle): BenchFacts {
  return { puzzle, known: {}, map: "", live: undefined, knownCount: 0 };
}

/**
 * Continues to analyse the level `map` until `TASK_UNTIL_MS` in the frame. If another level is being analysed, cancels
 * that analysis first.
 */
export function findFacts(facts: BenchFacts, map: string): void {
  if (facts.known[map] !== undefined) return;
  if (facts.map !== map) startAnalysis(facts, map);
  const { live } = facts;
  if (live === undefined) return;
  advanceVerdict(live, readFrameMs, TASK_UNTIL_MS);
  // The first facts that the analysis finds are kept, and the analysis ends. The difficulty would take longer to
  // compute, and only the editor shows it.
  if (live.task === undefined || live.analysedGraph !== undefined) learnFacts(facts, readFacts(live));
}

/** Cancels the analysis of the selected own level, and releases its memory. */
export function dropFacts(facts: BenchFacts): void {
  if (facts.live !== undefined) cancelVerdict(facts.live);
  facts.live = undefined;
  facts.map = "";
}

function startAnalysis(facts: BenchFacts, map: string): void {
  dropFacts(facts);
  facts.map = map;
  const draft = parseDraft(facts.puzzle.legend, map);
  // Two kinds of maps are not analysed. For a map that is no board and for a cave (a level of several rooms), the
  // workshop only says so. Looking for the problems of a cave would take longer than a frame.
  if (isFault(draft)) learnFacts(facts, TEXTS.pinboard.noLevel(""));
  else if (isCave(draft.board)) learnFacts(facts, TEXTS.pinboard.cave);
  else facts.live = startLiveVerdict(facts.puzzle, draft);
}

function learnFacts(facts: BenchFacts, learnt: LevelFacts): void {
  facts.known[facts.map] = learnt;
  facts.knownCount++;
  dropFacts(facts);
}

function readFacts(live: LiveVerdict): LevelFacts {
  if (live.problem !== undefined) return TEXTS.pinboard.noLevel(live.problemText);
  const summary = live.analysedGraph?.analysis.verdict;
  if (summary !== undefined && summary.par !== UNREACHABLE) return summary;
  return live.isTooLarge ? TEXTS.pinboard.tooLarge : TEXTS.pinboard.unwinnable;
}
