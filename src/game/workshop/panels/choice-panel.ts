/** The panel in which the player chooses one of several boards that an editor tool has found. */
import type { Input } from "../../../device/input";
import { LEFT, RIGHT } from "../../../kernel/direction";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../../sounds";
import { roundToUnits } from "../../widgets/list";
import type { JudgedDraft } from "../tools/judged-draft";
import { findDifferentCells, panelOf, takeOverDraft, type Editor, type EditorPanel, type PanelKind } from "../editor";
import { drawBoard } from "../editor-view";
import { composeSummaryTexts } from "../live-verdict";
import { TEXTS } from "../texts/index";

const CRANK_DEGREES_PER_CHOICE = 30;

interface ChoicePanel {
  readonly found: readonly JudgedDraft[];
  /** The index of the shown board in `found`, the list of boards from which the player chooses. */
  index: number;
  /** The cells on which the shown board differs from the edited draft. */
  cells: readonly number[];
  crankDegrees: number;
}

const CHOICE_PANEL: PanelKind<ChoicePanel> = {
  update: updateChoice,
  draw: drawChoice,
  focus: (_, { found, index }) => {
    const [facts] = composeSummaryTexts(found[index].verdict);
    return [TEXTS.pinboard.countOf(index + 1, found.length), TEXTS.tools.take(facts)];
  },
  shownBoard: ({ found, index }) => ({ draft: found[index].draft, insight: undefined }),
};

/**
 * Creates the panel in which the player chooses one of the found boards. The crank or the D-pad (✛) goes through the
 * boards, from easy to hard. Ⓐ takes the shown board, and Ⓑ closes the panel without taking a board.
 */
export function createChoicePanel({ editing }: Editor, found: readonly JudgedDraft[]): EditorPanel {
  const index = Math.max(
    0,
    found.findIndex(({ draft }) => draft === editing.draft),
  );
  const cells = findDifferentCells(editing.draft, found[index].draft);
  return panelOf(CHOICE_PANEL, { found, index, cells, crankDegrees: 0 });
}

function updateChoice(editor: Editor, panel: ChoicePanel, input: Input): boolean {
  if (input.isBPressed) {
    playGoBackSound();
    return false;
  }
  if (input.isAPressed) {
    playConfirmSound();
    if (panel.cells.length > 0) takeOverDraft(editor, panel.found[panel.index].draft);
    return false;
  }
  panel.crankDegrees += input.crankDegrees;
  const turns = roundToUnits(panel.crankDegrees, CRANK_DEGREES_PER_CHOICE);
  panel.crankDegrees -= turns * CRANK_DEGREES_PER_CHOICE;
  const by = turns + (input.pressedDirection === LEFT ? -1 : input.pressedDirection === RIGHT ? 1 : 0);
  if (by !== 0) showOther(editor, panel, by);
  return true;
}

/**
 * Shows another of the boards that an editor tool found: the board that comes `by` places after the shown one, or
 * before it if `by` is negative. Stops at the first and at the last board.
 */
function showOther(editor: Editor, panel: ChoicePanel, by: number): void {
  const { found } = panel;
  const to = Math.max(0, Math.min(found.length - 1, panel.index + by));
  if (to === panel.index) playRefusalSound();
  else {
    panel.index = to;
    playCursorSound();
    panel.cells = findDifferentCells(editor.editing.draft, found[to].draft);
    editor.changeCount++;
  }
}

function drawChoice(editor: Editor, { found, index, cells }: ChoicePanel): void {
  const texts = composeSummaryTexts(found[index].verdict);
  const longTexts = texts.map((text) => TEXTS.tools.take(text));
  drawBoard(editor, cells, `✛ ${index + 1}/${found.length}`, [...longTexts, ...texts]);
}
