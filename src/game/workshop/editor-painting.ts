/**
 * Paints the cached pictures of the editor before the editor is drawn: the board, the preview of the selected thing and
 * the palette. Paints only what is out of date.
 */
import type { Preparation } from "../screen";
import type { Editor, ShownBoard } from "./editor";
import { paintDraft } from "./editor-view";
import { paintInsight } from "./insight/insight-view";
import { layOutPalette } from "./palette-layout";
import { paintSwatch } from "./palette-view";

export function prepareEditor(editor: Editor): Preparation {
  const { panel, editing, puzzle, painted, preview, shownPreview, swatches, requestedSwatch } = editor;
  prepareBoard(editor, panel?.kind.shownBoard?.(panel.state) ?? { draft: editing.draft, insight: undefined });
  if (shownPreview !== undefined && shownPreview !== painted.preview) {
    painted.preview = shownPreview;
    paintDraft(preview, puzzle, shownPreview);
  }
  if (requestedSwatch !== undefined) paintSwatch(swatches, requestedSwatch, layOutPalette(puzzle, editing));
  editor.requestedSwatch = undefined;
  return "ready";
}

function prepareBoard({ puzzle, board, painted }: Editor, { draft, insight }: ShownBoard): void {
  const touched = insight?.touched;
  if (painted.draft === draft && painted.insight === insight && painted.touched === touched) return;
  painted.draft = draft;
  painted.insight = insight;
  painted.touched = touched;
  if (insight === undefined) paintDraft(board, puzzle, draft);
  else paintInsight(board, insight);
}
