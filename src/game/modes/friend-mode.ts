/** The mode of a friend's level, which came as a code. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { FriendLevel, Routes } from "../routes";
import { uncountedMode } from "./uncounted-mode";

/** Creates the mode of a friend's level. The level is not stored unless the player asks for it. */
export function friendMode(puzzle: AnyPuzzle, friend: FriendLevel, routes: Routes): Mode {
  const offer = (): void => {
    routes.friendLevelOffer(friend);
  };
  return uncountedMode(puzzle, friend.map, {
    hud: () => ({ main: "Friend's level", brief: "Friend's", side: "" }),
    origin: () => ({}),
    back: offer,
    ending: { aText: "keep", bText: "title", onA: offer, onB: routes.title },
  });
}
