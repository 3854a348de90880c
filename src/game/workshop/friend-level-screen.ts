/** The screen that offers to play, store or edit a friend's level, whose code the player has entered. */
import type { Input } from "../../device/input";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { requestScreen, type FriendLevel } from "../destination";
import { addOwnLevel, MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playRefusalSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import type { ListEntry } from "../widgets/list-entry";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
import { ACTION_ROW_PLACE, drawActions } from "./actions-view";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfMenuTap } from "../taps/tap-menus";
import { TEXTS } from "./texts/index";

type FriendChoice = "play" | "save" | "edit";

const ENTRIES: readonly ListEntry<FriendChoice>[] = [
  { ...TEXTS.friendLevel.play, choice: "play" },
  { ...TEXTS.friendLevel.save, choice: "save" },
  { ...TEXTS.friendLevel.edit, choice: "edit" },
];
const SAVE_INDEX = 1;

interface FriendLevelScreen {
  readonly puzzle: AnyPuzzle;
  readonly friend: FriendLevel;
  readonly list: List;
  /**
   * The message that is shown if the friend's level could not be stored among the player's own levels; otherwise empty.
   */
  notice: string;
}

const FRIEND_LEVEL: ScreenKind<FriendLevelScreen> = {
  name: "friend level",
  update: updateFriendLevel,
  shown: ({ list, notice }, shown) => {
    showList(shown, list);
    listShown(shown, notice);
  },
  focus: ({ puzzle, list, notice }) => [puzzle.name, ENTRIES[list.chosen].label, ENTRIES[list.chosen].help, notice],
  draw: ({ puzzle, friend, list, notice }) => {
    drawActions({ puzzle, heading: puzzle.name, entries: ENTRIES, notice, map: friend.map }, list);
  },
  buttonsOfTap: ({ list }, tap) => buttonsOfMenuTap(list, tap, ACTION_ROW_PLACE),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/** Creates the screen for a friend's level, with the cursor on "Save". */
export function createFriendLevelScreen(puzzle: AnyPuzzle, friend: FriendLevel): Screen {
  const list = createList(ENTRIES.length, ENTRIES.length, SAVE_INDEX);
  return screenOf(FRIEND_LEVEL, { puzzle, friend, list, notice: "" });
}

function updateFriendLevel(screen: FriendLevelScreen, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) choose(screen, ENTRIES[screen.list.chosen].choice);
  else {
    if (steerListWithSound(screen.list, input) !== "none") screen.notice = "";
    glideList(screen.list, elapsedMs);
  }
}

function choose(screen: FriendLevelScreen, choice: FriendChoice): void {
  if (choice !== "play") save(screen, choice);
  else {
    playConfirmSound();
    requestScreen({ kind: "friend-level", friend: screen.friend });
  }
}

function save(screen: FriendLevelScreen, choice: "save" | "edit"): void {
  const { puzzle, friend } = screen;
  const levelIndex = addOwnLevel(openOwnLevels(puzzle.id), friend.map);
  if (levelIndex === undefined) {
    playRefusalSound();
    screen.notice = TEXTS.pinboard.noSpace(MAX_OWN_LEVELS);
    return;
  }
  playConfirmSound();
  requestScreen({ kind: choice === "save" ? "workshop" : "edit", levelIndex });
}
