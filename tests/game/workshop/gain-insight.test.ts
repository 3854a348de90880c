import { expect, test } from "vitest";
import { gainInsight, startInsight } from "../../../src/game/workshop/insight/insight";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../../src/kernel/certify";
import { parseDraft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { runToEnd } from "../../../src/kernel/task";
import type { OpaqueState } from "../../../src/puzzles/any-puzzle";
import { FINISHED_PUZZLES } from "../../play/puzzles";

test.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the insight into a level of $id reports the numbers of solutions, then the touched cells, then its end",
  ({ puzzle }) => {
    const draft = parseDraft(puzzle.legend, puzzle.campaign.level(5).map.join("\n"));
    if (isFault(draft)) throw new Error(draft.fault.kind);
    const certificate: Certificate<OpaqueState> | undefined = runToEnd(
      certify(puzzle.rules(puzzle.levelOf(draft)), MAX_LEVEL_STATES),
    );
    if (certificate === undefined) throw new Error("the level has too many states");
    const insight = startInsight(puzzle, draft);
    const reports: string[] = [];
    runToEnd(
      gainInsight(insight, certificate, () => {
        const { solutionsLeft, touched, needless, isComplete } = insight;
        reports.push(
          `${solutionsLeft.length} ${touched === undefined ? "" : "touched "}${needless.length} ${isComplete}`,
        );
      }),
    );
    const states = insight.moves.length + 1;
    const needlessReports = insight.needless.map((_, index) => `${states} touched ${index + 1} false`);
    const end = `${states} touched ${insight.needless.length} true`;
    expect(reports).toEqual([`${states} 0 false`, `${states} touched 0 false`, ...needlessReports, end]);
  },
);
