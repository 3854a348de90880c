import { LEFT, RIGHT } from "../../../kernel/direction";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../../sounds";
import { wholeTurns } from "../../widgets/list";
import type { Judged } from "../aids/judged";
import { differentCells, takeOver, type Editor, type Part } from "../editor";
import { drawBoard, paintBoard } from "../editor-view";
import { worthTexts } from "../live-verdict";

const CRANK_DEGREES_PER_CHOICE = 30;

/** The crank or ✛ goes through drafts that were found, from easy to hard; Ⓐ takes one over, Ⓑ none. */
export function createChoicePart(editor: Editor, found: readonly Judged[]): Part {
  const before = editor.editing.draft;
  let at = Math.max(
    0,
    found.findIndex(({ draft }) => draft === before),
  );
  let cells = differentCells(before, found[at].draft);
  let crankDegrees = 0;
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(found.length - 1, at + by));
    if (to === at) soundRefuse();
    else {
      at = to;
      soundCursor();
      cells = differentCells(before, found[at].draft);
      paintBoard(editor, found[at].draft);
      editor.isDirty = true;
    }
  };
  paintBoard(editor, found[at].draft);
  return {
    frame: (_, input) => {
      if (input.bPressed) {
        soundBack();
        return false;
      }
      if (input.aPressed) {
        soundConfirm();
        if (cells.length > 0) takeOver(editor, found[at].draft);
        return false;
      }
      crankDegrees += input.crankDegrees;
      const turns = wholeTurns(crankDegrees, CRANK_DEGREES_PER_CHOICE);
      crankDegrees -= turns * CRANK_DEGREES_PER_CHOICE;
      const by = turns + (input.pressed === LEFT ? -1 : input.pressed === RIGHT ? 1 : 0);
      if (by !== 0) go(by);
      return true;
    },
    draw: () => {
      const worth = worthTexts(found[at].verdict).map((text) => `${text}  Ⓐ take`);
      drawBoard(editor, cells, `✛ ${at + 1}/${found.length}`, [...worth, ...worthTexts(found[at].verdict)]);
    },
    drop: () => {
      paintBoard(editor, editor.editing.draft);
    },
  };
}
