/** The screen that offers to play, store or edit a friend's level, whose code the player has entered. */
import type { Input } from "../../device/input";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { requestScreen, type FriendLevel } from "../destination";
import { addOwnLevel, MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playConfirmSound, playRefusalSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
import { drawActions } from "./actions-view";
import { TEXTS } from "./texts/index";

const KEEP_INDEX = 1;

interface FriendLevelScreen {
  readonly puzzle: AnyPuzzle;
  readonly friend: FriendLevel;
  readonly list: List;
  /** The message that is shown if the level could not be stored; otherwise empty. */
  notice: string;
}

const FRIEND_LEVEL: ScreenKind<FriendLevelScreen> = {
  name: "friend level",
  update: updateFriendLevel,
  shown: ({ list, notice }, shown) => {
    showList(shown, list);
    listShown(shown, notice);
  },
  draw: ({ puzzle, friend, list, notice }) => {
    const { labels, helps } = TEXTS.friendLevel;
    const help = notice === "" ? helps[list.chosen] : notice;
    drawActions({ puzzle, heading: puzzle.name, labels, help, map: friend.map }, list);
  },
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/** Creates the screen for a friend's level, with the cursor on "Save". */
export function createFriendLevelScreen(puzzle: AnyPuzzle, friend: FriendLevel): Screen {
  const { labels } = TEXTS.friendLevel;
  const list = createList(labels.length, labels.length, KEEP_INDEX);
  return screenOf(FRIEND_LEVEL, { puzzle, friend, list, notice: "" });
}

function updateFriendLevel(screen: FriendLevelScreen, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) choose(screen);
  else {
    if (steerListWithSound(screen.list, input) !== "none") screen.notice = "";
    glideList(screen.list, elapsedMs);
  }
}

function choose(screen: FriendLevelScreen): void {
  const { friend, list } = screen;
  if (list.chosen >= KEEP_INDEX) keep(screen);
  else {
    playConfirmSound();
    requestScreen({ kind: "friend-level", friend: friend });
  }
}

/** Adds the level to the player's own levels, and then opens the workshop or the editor. */
function keep(screen: FriendLevelScreen): void {
  const { puzzle, friend, list } = screen;
  const levelIndex = addOwnLevel(openOwnLevels(puzzle.id), friend.map);
  if (levelIndex === undefined) {
    playRefusalSound();
    screen.notice = TEXTS.drawer.noSpace(MAX_OWN_LEVELS);
    return;
  }
  playConfirmSound();
  if (list.chosen === KEEP_INDEX) requestScreen({ kind: "workshop", levelIndex: levelIndex });
  else requestScreen({ kind: "edit", levelIndex: levelIndex });
}
