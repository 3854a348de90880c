import { soundBack, soundConfirm } from "../../sounds";
import { steerHeardList } from "../../widgets/heard-list";
import { createList, glideList } from "../../widgets/list";
import { AIDS } from "../aids/aids";
import { changed, enterPart, type Editor, type Part } from "../editor";
import { clearBoard, nextSymmetry } from "../editing";
import { drawActions } from "../actions-view";
import { createAidPart } from "./aid-part";
import { createSizingPart } from "./sizing-part";

/**
 * A row of a page.
 * @noSelf
 */
interface Row {
  readonly label: () => string;
  readonly help: string;
  /** Gives whether the page stays. */
  readonly run: (editor: Editor) => boolean;
}

/** What looks for levels. */
export function createToolsPage(): Part {
  return createPage(
    "Tools",
    AIDS.map((aid) => ({
      label: () => aid.name,
      help: aid.help,
      run: (editor) => {
        enterPart(editor, createAidPart(editor, aid));
        return true;
      },
    })),
  );
}

/** What concerns the board as a whole. */
export function createBoardPage({ editing }: Editor): Part {
  return createPage("Board", [
    {
      label: () => "size",
      help: "✛ makes it larger and smaller.",
      run: (editor) => {
        enterPart(editor, createSizingPart(editor));
        return true;
      },
    },
    {
      label: () => `symmetry: ${editing.symmetry}`,
      help: "Where else things are put.",
      run: () => {
        nextSymmetry(editing);
        return true;
      },
    },
    {
      label: () => "clear",
      help: "Takes all away: Ⓑ undoes.",
      run: (editor) => {
        if (clearBoard(editor.editing)) changed(editor);
        return false;
      },
    },
  ]);
}

function createPage(heading: string, rows: readonly Row[]): Part {
  const list = createList(rows.length, rows.length);
  return {
    frame: (editor, input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        return false;
      }
      if (input.aPressed) {
        soundConfirm();
        editor.isDirty = true;
        return rows[list.chosen].run(editor);
      }
      const steering = steerHeardList(list, input);
      if (steering !== "none" || glideList(list, elapsedMs)) editor.isDirty = true;
      return true;
    },
    draw: ({ puzzle }) => {
      const labels = rows.map(({ label }) => label());
      drawActions({ puzzle, heading, labels, help: rows[list.chosen].help, map: undefined }, list);
    },
  };
}
