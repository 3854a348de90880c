/**
 * The screen of the workshop, where the player makes levels. It shows one of its views: a pinboard with the
 * player's own levels as cards, the actions on a level, or the code of a level.
 */
import type { MenuEntry } from "../../device/menu";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { requestScreen } from "../destination";
import { openOwnLevels, saveOwnLevels } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { createPinboard } from "./pinboard";
import { createActions } from "./level-actions";
import { createCodeView } from "./own-level-code";
import { TEXTS } from "./texts/index";
import type { Workshop } from "./workshop";

type WorkshopChoice = "pack";

const NO_MENU: readonly MenuEntry<WorkshopChoice>[] = [];
const MENU: readonly MenuEntry<WorkshopChoice>[] = [{ title: TEXTS.pack.menu, choice: "pack" }];

const WORKSHOP: ScreenKind<Workshop, WorkshopChoice> = {
  name: "workshop",
  update: (workshop, input, elapsedMs) => {
    if (input.menuChoice === "pack") {
      requestScreen({ kind: "pack-maker" });
      return;
    }
    workshop.view?.kind.update(workshop.view.state, input, elapsedMs);
    changeView(workshop);
  },
  shown: ({ view, notice }, shown) => {
    listShown(shown, view);
    listShown(shown, notice);
    view?.kind.shown?.(view.state, shown);
  },
  focus: ({ view, notice }) => [...(view?.kind.focus?.(view.state) ?? []), notice],
  answer: ({ view }, question) => view?.kind.answer?.(view.state, question) ?? [],
  prepare: ({ view }) => view?.kind.prepare?.(view.state) ?? "ready",
  draw: ({ view }) => {
    view?.kind.draw(view.state);
  },
  buttonsOfTap: ({ view }, tap) => view?.kind.buttonsOfTap?.(view.state, tap),
  runTasks: ({ view }) => {
    view?.kind.runTasks?.(view.state);
  },
  menu: ({ own }) => (own.levels.length === 0 ? NO_MENU : MENU),
  leave: ({ own }) => {
    saveOwnLevels(own);
  },
  drop: ({ view }) => {
    view?.kind.drop?.(view.state);
  },
};

/**
 * Creates the workshop's screen with the cursor on the card of the own level at `index`, from 0. If there is no such
 * level, the cursor is on the card for a new level.
 */
export function createWorkshopScreen(puzzle: AnyPuzzle, index: number): Screen {
  const own = openOwnLevels(puzzle.id);
  const workshop: Workshop = { puzzle, own, chosen: index, notice: "", view: undefined, nextView: "pinboard" };
  changeView(workshop);
  return screenOf(WORKSHOP, workshop);
}

function changeView(workshop: Workshop): void {
  const { view, nextView } = workshop;
  if (nextView === undefined) return;
  workshop.nextView = undefined;
  view?.kind.drop?.(view.state);
  if (nextView === "pinboard") workshop.view = createPinboard(workshop);
  else workshop.view = nextView === "actions" ? createActions(workshop) : createCodeView(workshop);
}
