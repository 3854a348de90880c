import { describe, test } from "vitest";
import { EDITOR_TOOLS, findDrafts } from "../../src/game/workshop/tools/editor-tools";
import { createDraftSearch, type JudgedDraft } from "../../src/game/workshop/tools/judged-draft";
import { formatDraft, parseDraft, type Draft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { expectGoldenLines } from "./golden-lines";

const LEVEL_INDEXES: readonly number[] = [2, 9, 14, 19, 24];

function draftOf({ legend, campaign }: AnyPuzzle, index: number): Draft {
  const draft = parseDraft(legend, campaign.level(index).map.join("\n"));
  if (isFault(draft)) throw new Error(draft.fault.kind);
  return draft;
}

function boardText({ legend }: AnyPuzzle, { draft, verdict }: JudgedDraft): string {
  const { par, difficultyCentibits = 0 } = verdict;
  return `${formatDraft(legend, draft).split("\n").join("/")} par ${par} ${difficultyCentibits} cb`;
}

function toolLines(puzzle: AnyPuzzle, index: number): string[] {
  return EDITOR_TOOLS.flatMap(({ choice }) => {
    const progress = { triedCount: 0 };
    const search = createDraftSearch(puzzle, progress);
    const found = runToEnd(findDrafts(choice, search, draftOf(puzzle, index), createRandom(index)));
    const head = `level ${index + 1} ${choice}, ${progress.triedCount} tried`;
    if (isFault(found)) return [`${head}: ${found.fault}`];
    const all = "draft" in found ? [found] : found;
    return all.map((one, at) => `${head}: ${at + 1} ${boardText(puzzle, one)}`);
  });
}

describe("the tools of the editor", () => {
  test.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
    "the tools of the editor find the boards of tests/golden for levels of $id",
    ({ id, puzzle }) => {
      expectGoldenLines(
        `${id}-tools`,
        LEVEL_INDEXES.flatMap((index) => toolLines(puzzle, index)),
      );
    },
  );
});
