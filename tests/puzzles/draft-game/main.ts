/** A test program that only draws: in each frame, it draws the board that the test describes in a file. */
import { readStored } from "../../../src/device/storage";
import { parseDraft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import { drawDraft } from "../../../src/puzzles/looks/paint-draft";
import { toAnyPuzzle, type AnyPuzzle, type OpaqueLevel } from "../../../src/puzzles/any-puzzle";
import { template } from "../../../src/puzzles/template/index";
import { walker } from "../../kernel/null-puzzle";
import { REQUEST_FILE, type Request } from "./request";

playdate.update = () => {
  const { puzzleId, map, over } = readStored(REQUEST_FILE) as Request;
  const puzzle = [...loadAllPuzzles(), toAnyPuzzle(walker), toAnyPuzzle(template)].find(({ id }) => id === puzzleId);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
  const draft = parseDraft(puzzle.legend, map);
  if (isFault(draft)) throw new Error(draft.fault.kind);
  if (over === "pieces") drawDraft(puzzle, draft);
  else drawWithoutMove(puzzle, puzzle.levelOf(draft), over === "celebration");
};

function drawWithoutMove({ painter, rules }: AnyPuzzle, level: OpaqueLevel, isCleared: boolean): void {
  painter.drawBackground(level, "lit");
  if (isCleared) painter.drawCelebration(level, rules(level).start, 0, "lit");
}
