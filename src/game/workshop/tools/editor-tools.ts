/** The list of the editor's tools, with the names and explanations that the player sees. */
import type { Draft } from "../../../kernel/draft";
import type { Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { completeDraft } from "./complete";
import type { JudgedDraft, DraftSearch, ToolFault } from "./judged-draft";
import { trim } from "./needless";
import { shiftDifficulty } from "./shift-difficulty";
import { vary } from "./vary";
import { TEXTS } from "../texts/index";

/**
 * An editor tool, which searches for another board. The result of the search is one board, several boards to choose
 * from, or an error value that says why the tool found no board. The result depends only on the edited draft and the
 * random numbers.
 * @noSelf
 */
export interface EditorTool {
  readonly name: string;
  readonly help: string;
  readonly find: (
    search: DraftSearch,
    draft: Draft,
    random: Random,
  ) => Task<JudgedDraft | readonly JudgedDraft[] | Fault<ToolFault>>;
}

export const EDITOR_TOOLS: readonly EditorTool[] = [
  {
    ...TEXTS.tools.harder,
    find: (search, draft, random) => shiftDifficulty(search, draft, 1, random),
  },
  {
    ...TEXTS.tools.easier,
    find: (search, draft, random) => shiftDifficulty(search, draft, -1, random),
  },
  { ...TEXTS.tools.vary, find: vary },
  { ...TEXTS.tools.trim, find: trim },
  { ...TEXTS.tools.complete, find: completeDraft },
];
