/**
 * The view of the workshop (where players make levels) that lists what the player can do with a self-made level.
 * actions-view.ts draws this view.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { isFault } from "../../kernel/fault";
import { deleteOwnLevel, formatOwnLevel, readOwnMap, MAX_OWN_LEVELS } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { playGoBackSound, playConfirmSound, playRefusalSound } from "../sounds";
import { createList, glideList, showList, type List } from "../widgets/list";
import type { ListEntry } from "../widgets/list-entry";
import { steerListWithSound } from "../widgets/list-with-sound";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfMenuTap } from "../taps/tap-menus";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { answerAboutMap } from "./announce-editor";
import { ACTION_ROW_PLACE, drawActions } from "./actions-view";
import { TEXTS } from "./texts/index";
import { returnToPinboard, headingOf, type Workshop } from "./workshop";

type Action = "play" | "edit" | "copy" | "share" | "delete";

const ACTIONS: readonly ListEntry<Action>[] = [
  { ...TEXTS.level.play, choice: "play" },
  { ...TEXTS.level.edit, choice: "edit" },
  { ...TEXTS.level.copy, choice: "copy" },
  { ...TEXTS.level.share, choice: "share" },
  { ...TEXTS.level.delete, choice: "delete" },
];

interface ActionsView {
  readonly workshop: Workshop;
  readonly list: List;
}

const ACTIONS_VIEW: ScreenKind<ActionsView> = {
  name: "workshop: actions",
  update: updateActions,
  shown: ({ list }, shown) => {
    showList(shown, list);
  },
  focus: ({ workshop, list }) => [headingOf(workshop), ACTIONS[list.chosen].label, ACTIONS[list.chosen].help],
  answer: ({ workshop: { puzzle, own, chosen } }, question) =>
    answerAboutMap(puzzle, readOwnMap(own, chosen), question),
  draw: ({ workshop, list }) => {
    const { puzzle, own, chosen, notice } = workshop;
    drawActions({ puzzle, heading: headingOf(workshop), entries: ACTIONS, notice, map: readOwnMap(own, chosen) }, list);
  },
  buttonsOfTap: ({ list }, tap) => buttonsOfMenuTap(list, tap, ACTION_ROW_PLACE),
};

export function createActions(workshop: Workshop): Screen {
  return screenOf(ACTIONS_VIEW, { workshop, list: createList(ACTIONS.length, ACTIONS.length) });
}

function updateActions({ workshop, list }: ActionsView, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    workshop.notice = "";
    workshop.nextView = "pinboard";
  } else if (input.isAPressed) choose(workshop, ACTIONS[list.chosen].choice);
  else {
    if (steerListWithSound(list, input) === "moved") workshop.notice = "";
    glideList(list, elapsedMs);
  }
}

function choose(workshop: Workshop, action: Action): void {
  if (action === "play") play(workshop);
  else if (action === "edit") edit(workshop);
  else if (action === "copy") copy(workshop);
  else if (action === "share") showCode(workshop);
  else remove(workshop);
}

function play(workshop: Workshop): void {
  const { puzzle, own, chosen } = workshop;
  if (isFault(puzzle.parseMap(readOwnMap(own, chosen)))) refuse(workshop, TEXTS.level.notPlayable);
  else {
    playConfirmSound();
    requestScreen({ kind: "own-level", levelIndex: chosen });
  }
}

function edit({ chosen }: Workshop): void {
  playConfirmSound();
  requestScreen({ kind: "edit", levelIndex: chosen });
}

function copy(workshop: Workshop): void {
  const { own, chosen } = workshop;
  if (own.levels.length >= MAX_OWN_LEVELS) refuse(workshop, TEXTS.pinboard.noSpace(MAX_OWN_LEVELS));
  else {
    playConfirmSound();
    own.levels.splice(chosen + 1, 0, formatOwnLevel(readOwnMap(own, chosen)));
    workshop.chosen = chosen + 1;
    returnToPinboard(workshop);
  }
}

function showCode(workshop: Workshop): void {
  playConfirmSound();
  workshop.nextView = "code";
}

function remove(workshop: Workshop): void {
  playConfirmSound();
  deleteOwnLevel(workshop.own, workshop.chosen);
  workshop.notice = TEXTS.pinboard.deleted;
  returnToPinboard(workshop);
}

function refuse(workshop: Workshop, notice: string): void {
  playRefusalSound();
  workshop.notice = notice;
}
