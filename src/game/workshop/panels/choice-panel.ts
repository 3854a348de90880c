/** The panel in which the player chooses one of several boards that an editor tool has found. */
import { LEFT, RIGHT } from "../../../kernel/direction";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../../sounds";
import { wholeUnits } from "../../widgets/list";
import type { JudgedDraft } from "../tools/judged-draft";
import { differentCells, takeOverDraft, type Editor, type EditorPanel } from "../editor";
import { drawBoard } from "../editor-view";
import { summaryTexts } from "../live-verdict";
import { TEXTS } from "../texts/index";

const CRANK_DEGREES_PER_CHOICE = 30;

/**
 * Creates the panel in which the player chooses one of the found boards. The crank or the D-pad (✛) goes through the
 * boards, from easy to hard. Ⓐ takes the shown board, and Ⓑ closes the panel without taking a board.
 */
export function createChoicePanel(editor: Editor, found: readonly JudgedDraft[]): EditorPanel {
  const before = editor.editing.draft;
  let index = Math.max(
    0,
    found.findIndex(({ draft }) => draft === before),
  );
  let cells = differentCells(before, found[index].draft);
  let crankDegrees = 0;
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(found.length - 1, index + by));
    if (to === index) playRefusalSound();
    else {
      index = to;
      playCursorSound();
      cells = differentCells(before, found[index].draft);
      editor.changeCount++;
    }
  };
  return {
    update: (_, input) => {
      if (input.isBPressed) {
        playBackSound();
        return false;
      }
      if (input.isAPressed) {
        playConfirmSound();
        if (cells.length > 0) takeOverDraft(editor, found[index].draft);
        return false;
      }
      crankDegrees += input.crankDegrees;
      const turns = wholeUnits(crankDegrees, CRANK_DEGREES_PER_CHOICE);
      crankDegrees -= turns * CRANK_DEGREES_PER_CHOICE;
      const by = turns + (input.pressedDirection === LEFT ? -1 : input.pressedDirection === RIGHT ? 1 : 0);
      if (by !== 0) go(by);
      return true;
    },
    draw: () => {
      const longTexts = summaryTexts(found[index].verdict).map((text) => TEXTS.tools.take(text));
      drawBoard(editor, cells, `✛ ${index + 1}/${found.length}`, [...longTexts, ...summaryTexts(found[index].verdict)]);
    },
    shownBoard: () => ({ draft: found[index].draft, insight: undefined }),
  };
}
