/**
 * Composes the texts about the selected card in the workshop (where players make levels). The card shows a level and
 * lies on a drawn bench.
 */
import type { VerdictSummary } from "../../kernel/verdict";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { wrapEvenly } from "../widgets/wrap";
import type { BenchFacts, LevelFacts } from "./bench-facts";
import { formatSolutionCount } from "./live-verdict";
import { rightLinesWidth, type BenchTexts, type PinnedCard } from "./pinboard-view";
import { TEXTS } from "./texts/index";

/** At most this many lines of text stand at the right of the workshop's drawn bench. A pencil is drawn below them. */
const MAX_RIGHT_LINES = 4;

interface CardCounts {
  /** The number of the selected card among the cards of the player's own levels, counted from 1. */
  readonly number: number;
  readonly levelCount: number;
}

/**
 * Returns the texts about the selected card, which lies on the workshop's drawn bench. `notice` is a message about the
 * last action; empty if there is none.
 */
export function composeBenchTexts(
  puzzle: AnyPuzzle,
  card: PinnedCard,
  counts: CardCounts,
  known: BenchFacts["known"],
  notice: string,
): BenchTexts {
  const { number, levelCount } = counts;
  const { pinboard } = TEXTS;
  const base = { place: puzzle.name, pad: pinboard.choose, left: [], right: [] };
  if (notice !== "") return { ...base, pad: "", buttons: notice };
  if (card === "new") return { ...base, buttons: levelCount === 0 ? pinboard.firstLevel : pinboard.newLevel };
  if (card === "code") return { ...base, buttons: pinboard.enterCode };
  if (card.isDeleted) return { ...base, buttons: pinboard.restore };
  const facts = known[card.map];
  return {
    ...base,
    place: pinboard.countIn(puzzle.name, pinboard.countOf(number, levelCount)),
    left: composeLeft(facts, number, card.best),
    right: wrapFacts(facts, rightLinesWidth(puzzle, card)),
    buttons: pinboard.open,
  };
}

function composeLeft(facts: LevelFacts | undefined, number: number, best: number | undefined): readonly string[] {
  const lines = [TEXTS.pinboard.level(number)];
  if (facts === undefined) lines.push(TEXTS.pinboard.parPending);
  else if (typeof facts === "object") lines.push(TEXTS.verdict.par(facts.par));
  if (best !== undefined) lines.push(TEXTS.pinboard.best(best));
  return lines;
}

function wrapFacts(facts: LevelFacts | undefined, width: number): readonly string[] {
  if (facts === undefined) return [];
  if (typeof facts === "object") return composeRight(facts).flatMap((text) => wrapEvenly(text, width));
  const lines = wrapEvenly(facts, width);
  return lines.length <= MAX_RIGHT_LINES ? lines : wrapEvenly(TEXTS.pinboard.noLevel(""), width);
}

function composeRight({ solutionCount }: VerdictSummary): readonly string[] {
  return [formatSolutionCount(solutionCount), TEXTS.pinboard.fair];
}
