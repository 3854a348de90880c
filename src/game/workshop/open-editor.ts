import { readDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { emptyDraft } from "./draft-edits";
import { formerOf, isAsOpened, keepEdited, putBack, startEdited } from "./edited-level";
import { createEditorScreen } from "./editor-screen";
import { keepOwnLevels, mapOf, openOwnLevels, writtenOf, type OwnLevels } from "../save/own-levels";

const LOST = "What you have changed since you opened the editor is not kept.";

/** The size of a new board is that of a challenge in the middle. */
const NEW_SIZE = 5;

/** The editor with own level `number`, from 0, or with an empty board: that becomes a level once something is put on it. */
export function openEditor(puzzle: SealedPuzzle, routes: Routes, number: number): Screen {
  const own = openOwnLevels(puzzle.id);
  const draft = number < own.levels.length ? readDraft(puzzle.legend, mapOf(own, number)) : newDraft(puzzle);
  return editorAt(puzzle, own, isFault(draft) ? newDraft(puzzle) : draft, number, routes);
}

/** The editor with a copy of a level, which is kept at once; there must be room for it. */
export function openEditorWithCopy(puzzle: SealedPuzzle, routes: Routes, map: string): Screen {
  const own = openOwnLevels(puzzle.id);
  own.levels.push(writtenOf(map));
  keepOwnLevels(own);
  return openEditor(puzzle, routes, own.levels.length - 1);
}

function editorAt(puzzle: SealedPuzzle, own: OwnLevels, draft: Draft, number: number, routes: Routes): Screen {
  const edited = startEdited(own, number, puzzle.legend);
  const back = (): void => {
    routes.workshop(number);
  };
  return createEditorScreen(puzzle, draft, {
    keep: (map) => {
      keepEdited(edited, map);
    },
    back,
    backUnkept: (map, forget) => {
      const run = (): void => {
        forget();
        putBack(edited);
        back();
      };
      if (isAsOpened(edited, map)) run();
      else routes.ask({ title: "Leave?", text: LOST, yes: { label: "leave", run } });
    },
    formerMap: (map) => formerOf(edited, map),
  });
}

function newDraft(puzzle: SealedPuzzle): Draft {
  const { width, height } = puzzle.plan.challenge(NEW_SIZE);
  return emptyDraft(puzzle.legend, width, height);
}
