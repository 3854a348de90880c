/** Creates the mode that plays a friend's level, which the player received as a code. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { Destination, FriendLevel } from "../destination";
import { createUncountedMode } from "./uncounted-mode";
import { TEXTS } from "../texts/index";

/** Creates the mode that plays a friend's level. It joins the player's own levels only if the player asks for that. */
export function createFriendMode(puzzle: AnyPuzzle, friend: FriendLevel): Mode {
  const offer: Destination = { kind: "friend-offer", friend };
  return createUncountedMode(puzzle, friend.map, {
    hud: () => ({ main: TEXTS.levels.friends, shortMain: TEXTS.levels.friendsShort, side: "" }),
    origin: () => ({}),
    back: offer,
    buttons: { aText: TEXTS.buttons.save, bText: TEXTS.buttons.title, onA: offer, onB: { kind: "title" } },
  });
}
