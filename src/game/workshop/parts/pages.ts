import { soundBack, soundConfirm, soundRefuse } from "../../sounds";
import { steerHeardList } from "../../widgets/heard-list";
import { createList, glideList } from "../../widgets/list";
import { AIDS } from "../aids/aids";
import { changed, enterPart, say, type Editor, type Part } from "../editor";
import { clearBoard, mapOf, nextSymmetry, replaceMap } from "../editing";
import { drawActions } from "../actions-view";
import { createAidPart } from "./aid-part";
import { createSizingPart } from "./sizing-part";

const NO_FORMER = ["no version before", "none before"];

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
      help: "✛ larger and smaller.",
      run: (editor) => {
        enterPart(editor, createSizingPart(editor));
        return true;
      },
    },
    {
      label: () => `symmetry: ${editing.symmetry}`,
      help: "Where else things go.",
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
    {
      label: () => "as last kept",
      help: "Version before: Ⓑ undoes.",
      run: (editor) => {
        bringFormer(editor);
        return false;
      },
    },
    {
      label: () => "leave",
      help: "Done, as Ⓑ held.",
      run: (editor) => {
        editor.exit = "done";
        return false;
      },
    },
    {
      label: () => "leave without keeping",
      help: "Forgets your changes.",
      run: (editor) => {
        editor.exit = "unkept";
        return false;
      },
    },
  ]);
}

/** Puts the version that was kept before this one on the board, if there is one. */
function bringFormer(editor: Editor): void {
  const { editing, ends } = editor;
  const map = ends.formerMap(mapOf(editing));
  if (map !== undefined && replaceMap(editing, map)) changed(editor);
  else {
    soundRefuse();
    say(editor, NO_FORMER);
  }
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
