/** A game that only paints: in each frame the draft that the store asks for, its pieces at rest. */
import { readStored } from "../../../src/device/storage";
import { readDraft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { allPuzzles } from "../../../src/puzzles/index";
import { paintDraft } from "../../../src/puzzles/looks/draft";
import { sealed } from "../../../src/puzzles/sealed";
import { walker } from "../../kernel/null-puzzle";
import { REQUEST_FILE, type Request } from "./request";

playdate.update = () => {
  const { puzzleId, map, hasPieces } = readStored(REQUEST_FILE) as Request;
  const puzzle = [...allPuzzles(), sealed(walker)].find(({ id }) => id === puzzleId);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
  const draft = readDraft(puzzle.legend, map);
  if (isFault(draft)) throw new Error(draft.fault);
  if (hasPieces) paintDraft(puzzle, draft);
  else puzzle.painter.ground(puzzle.levelOf(draft), "lit");
};
