/** The menu pages of the level editor: a page with its tools, and a page with the operations on the whole board. */
import { previousMapOf } from "../edited-level";
import type { Input } from "../../../device/input";
import { playGoBackSound, playConfirmSound, playRefusalSound } from "../../sounds";
import { steerListWithSound } from "../../widgets/list-with-sound";
import { createList, glideList, type List } from "../../widgets/list";
import type { ListEntry } from "../../widgets/list-entry";
import { EDITOR_TOOLS, type EditorTool } from "../tools/editor-tools";
import {
  applyDraftChange,
  openPanel,
  panelOf,
  showNotice,
  type Editor,
  type EditorPanel,
  type PanelKind,
} from "../editor";
import { clearBoard, mapOf, selectNextSymmetry, replaceMap } from "../editing";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfMenuTap } from "../../taps/tap-menus";
import { ACTION_ROW_PLACE, drawActions } from "../actions-view";
import { createToolPanel } from "./tool-panel";
import { createSizingPanel } from "./sizing-panel";
import { TEXTS } from "../texts/index";

/**
 * A menu page's entries, and what they do: `choose` carries out the player's choice, and returns whether the page stays
 * open.
 * @noSelf
 */
interface PageOffer<Choice> {
  readonly heading: string;
  readonly entriesOf: (editor: Editor) => readonly ListEntry<Choice>[];
  readonly choose: (editor: Editor, choice: Choice) => boolean;
}

interface Page {
  readonly list: List;
}

type BoardChoice = "size" | "symmetry" | "clear" | "previous" | "leave" | "leave-without-saving";

const TOOLS_PAGE = pageKind<EditorTool>({
  heading: TEXTS.tools.heading,
  entriesOf: () => EDITOR_TOOLS,
  choose: (editor, tool) => {
    openPanel(editor, createToolPanel(editor, tool));
    return true;
  },
});

const BOARD_PAGE = pageKind<BoardChoice>({
  heading: TEXTS.board.heading,
  entriesOf: boardEntries,
  choose: chooseForBoard,
});

export function createToolsPage(): EditorPanel {
  return createPage(TOOLS_PAGE, EDITOR_TOOLS.length);
}

/** Creates the editor's menu page with the operations on the whole board, such as size and symmetry. */
export function createBoardPage(editor: Editor): EditorPanel {
  return createPage(BOARD_PAGE, boardEntries(editor).length);
}

function boardEntries({ editing }: Editor): readonly ListEntry<BoardChoice>[] {
  const { size, symmetry, symmetries, clear, previous, leave, leaveWithoutSaving } = TEXTS.board;
  return [
    { ...size, choice: "size" },
    { label: symmetry.label(symmetries[editing.symmetry]), help: symmetry.help, choice: "symmetry" },
    { ...clear, choice: "clear" },
    { ...previous, choice: "previous" },
    { ...leave, choice: "leave" },
    { ...leaveWithoutSaving, choice: "leave-without-saving" },
  ];
}

function chooseForBoard(editor: Editor, choice: BoardChoice): boolean {
  if (choice === "size") openPanel(editor, createSizingPanel());
  else if (choice === "symmetry") selectNextSymmetry(editor.editing);
  else if (choice === "previous") restorePreviousMap(editor);
  else if (choice === "leave") editor.exit = "done";
  else if (choice === "leave-without-saving") editor.exit = "unkept";
  else if (clearBoard(editor.editing)) applyDraftChange(editor);
  return choice === "size" || choice === "symmetry";
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

function pageKind<Choice>(offer: PageOffer<Choice>): PanelKind<Page> {
  return {
    update: (editor, { list }, input, elapsedMs) => updatePage(editor, list, offer, input, elapsedMs),
    buttonsOfTap: ({ list }, tap) => buttonsOfMenuTap(list, tap, ACTION_ROW_PLACE),
    focus: (editor, { list }) => {
      const { label, help } = offer.entriesOf(editor)[list.chosen];
      return [offer.heading, label, help];
    },
    draw: (editor, { list }) => {
      const { puzzle } = editor;
      drawActions(
        { puzzle, heading: offer.heading, entries: offer.entriesOf(editor), notice: "", map: undefined },
        list,
      );
    },
  };
}

function createPage(kind: PanelKind<Page>, entryCount: number): EditorPanel {
  return panelOf(kind, { list: createList(entryCount, entryCount) });
}

function updatePage<Choice>(
  editor: Editor,
  list: List,
  { entriesOf, choose }: PageOffer<Choice>,
  input: Input,
  elapsedMs: number,
): boolean {
  if (input.isBPressed) {
    playGoBackSound();
    return false;
  }
  if (input.isAPressed) {
    playConfirmSound();
    editor.changeCount++;
    return choose(editor, entriesOf(editor)[list.chosen].choice);
  }
  const steering = steerListWithSound(list, input);
  if (steering !== "none" || glideList(list, elapsedMs)) editor.changeCount++;
  return true;
}
