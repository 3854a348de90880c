/** The screen that offers to play, keep or edit a level that was entered as a friend's code. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { FriendLevel, Routes } from "../routes";
import { addOwnLevel, MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import type { Screen } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playConfirmSound, playRefusalSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList } from "../widgets/list";
import { drawActions } from "./actions-view";
import { TEXTS } from "./texts/index";

const KEEP_INDEX = 1;

/** Creates the screen for a friend's level, with the cursor on "Save". */
export function createFriendLevelScreen(puzzle: AnyPuzzle, friend: FriendLevel, routes: Routes): Screen {
  const { labels, helps } = TEXTS.friendLevel;
  const list = createList(labels.length, labels.length, KEEP_INDEX);
  let notice = "";
  const draw = (): void => {
    const help = notice === "" ? helps[list.chosen] : notice;
    drawActions({ puzzle, heading: puzzle.name, labels, help, map: friend.map }, list);
  };
  const saveThen = (go: (levelIndex: number) => void): void => {
    const levelIndex = addOwnLevel(openOwnLevels(puzzle.id), friend.map);
    if (levelIndex !== undefined) {
      playConfirmSound();
      go(levelIndex);
      return;
    }
    playRefusalSound();
    notice = TEXTS.drawer.noRoom(MAX_OWN_LEVELS);
  };
  const choose = (): void => {
    if (list.chosen === KEEP_INDEX) saveThen(routes.workshop);
    else if (list.chosen > KEEP_INDEX) saveThen(routes.edit);
    else {
      playConfirmSound();
      routes.playFriendLevel(friend);
    }
  };
  return {
    name: "friend level",
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        routes.title();
        return;
      }
      if (input.isAPressed) {
        choose();
        return;
      }
      if (steerListWithSound(list, input) !== "none") notice = "";
      glideList(list, elapsedMs);
    },
    shown: (shown) => {
      showList(shown, list);
      listShown(shown, notice);
    },
    draw,
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}
