/** The menu pages of the level editor: a page with its tools, and a page with the operations on the whole board. */
import { previousMapOf } from "../edited-level";
import { playBackSound, playConfirmSound, playRefusalSound } from "../../sounds";
import { steerListWithSound } from "../../widgets/list-with-sound";
import { createList, glideList } from "../../widgets/list";
import { EDITOR_TOOLS } from "../tools/editor-tools";
import { applyDraftChange, openPanel, showNotice, type Editor, type EditorPanel } from "../editor";
import { clearBoard, mapOf, nextSymmetry, replaceMap } from "../editing";
import { drawActions } from "../actions-view";
import { createToolPanel } from "./tool-panel";
import { createSizingPanel } from "./sizing-panel";
import { TEXTS } from "../texts/index";

/**
 * A row of a menu page.
 * @noSelf
 */
interface PageRow {
  readonly label: () => string;
  readonly help: string;
  /** Called when the player selects this row of a menu page. Returns whether the page stays open. */
  readonly run: (editor: Editor) => boolean;
}

export function createToolsPage(): EditorPanel {
  return createPage(
    TEXTS.tools.heading,
    EDITOR_TOOLS.map((tool) => ({
      label: () => tool.name,
      help: tool.help,
      run: (editor) => {
        openPanel(editor, createToolPanel(editor, tool));
        return true;
      },
    })),
  );
}

/** Creates the editor's menu page with the operations on the whole board, such as size and symmetry. */
export function createBoardPage({ editing }: Editor): EditorPanel {
  const texts = TEXTS.board;
  return createPage(texts.heading, [
    {
      label: () => texts.size.label,
      help: texts.size.help,
      run: (editor) => {
        openPanel(editor, createSizingPanel(editor));
        return true;
      },
    },
    {
      label: () => texts.symmetry.label(texts.symmetries[editing.symmetry]),
      help: texts.symmetry.help,
      run: () => {
        nextSymmetry(editing);
        return true;
      },
    },
    {
      label: () => texts.clear.label,
      help: texts.clear.help,
      run: (editor) => {
        if (clearBoard(editor.editing)) applyDraftChange(editor);
        return false;
      },
    },
    {
      label: () => texts.previous.label,
      help: texts.previous.help,
      run: (editor) => {
        restorePreviousMap(editor);
        return false;
      },
    },
    {
      label: () => texts.leave.label,
      help: texts.leave.help,
      run: (editor) => {
        editor.exit = "done";
        return false;
      },
    },
    {
      label: () => texts.leaveWithoutSaving.label,
      help: texts.leaveWithoutSaving.help,
      run: (editor) => {
        editor.exit = "unkept";
        return false;
      },
    },
  ]);
}

function restorePreviousMap(editor: Editor): void {
  const { editing, edited } = editor;
  const map = previousMapOf(edited, mapOf(editing));
  if (map !== undefined && replaceMap(editing, map)) applyDraftChange(editor);
  else {
    playRefusalSound();
    showNotice(editor, TEXTS.board.noPrevious);
  }
}

function createPage(heading: string, rows: readonly PageRow[]): EditorPanel {
  const list = createList(rows.length, rows.length);
  return {
    update: (editor, input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        return false;
      }
      if (input.isAPressed) {
        playConfirmSound();
        editor.changeCount++;
        return rows[list.chosen].run(editor);
      }
      const steering = steerListWithSound(list, input);
      if (steering !== "none" || glideList(list, elapsedMs)) editor.changeCount++;
      return true;
    },
    draw: ({ puzzle }) => {
      const labels = rows.map(({ label }) => label());
      drawActions({ puzzle, heading, labels, help: rows[list.chosen].help, map: undefined }, list);
    },
  };
}
