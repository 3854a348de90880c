/** The editor's tools: the list entries that show the tools to the player, and the searches that the tools run. */
import type { Draft } from "../../../kernel/draft";
import type { Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { ListEntry } from "../../widgets/list-entry";
import { completeDraft } from "./complete";
import type { JudgedDraft, DraftSearch, ToolFault } from "./judged-draft";
import { trim } from "./needless";
import { shiftDifficulty } from "./shift-difficulty";
import { vary } from "./vary";
import { TEXTS } from "../texts/index";

/** An editor tool, which searches for another board. */
export type EditorTool = "harder" | "easier" | "vary" | "trim" | "complete";

/**
 * The result of the search of an editor tool: one board, several boards to choose from, or an error value that says why
 * the tool found no board.
 */
export type FoundDrafts = JudgedDraft | readonly JudgedDraft[] | Fault<ToolFault>;

export const EDITOR_TOOLS: readonly ListEntry<EditorTool>[] = [
  { ...TEXTS.tools.harder, choice: "harder" },
  { ...TEXTS.tools.easier, choice: "easier" },
  { ...TEXTS.tools.vary, choice: "vary" },
  { ...TEXTS.tools.trim, choice: "trim" },
  { ...TEXTS.tools.complete, choice: "complete" },
];

/**
 * Runs the search of an editor tool. The result depends only on the edited draft (a board that may lack things of a
 * level) and the random numbers.
 */
export function findDrafts(tool: EditorTool, search: DraftSearch, draft: Draft, random: Random): Task<FoundDrafts> {
  if (tool === "harder") return shiftDifficulty(search, draft, 1, random);
  if (tool === "easier") return shiftDifficulty(search, draft, -1, random);
  if (tool === "vary") return vary(search, draft, random);
  return tool === "trim" ? trim(search, draft) : completeDraft(search, draft, random);
}
