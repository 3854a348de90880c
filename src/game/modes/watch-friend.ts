/** Shows a friend's solution of a level, after the player has opened a link with the level and the friend's moves. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Direction } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { startAttempt } from "../play/attempt";
import { createPlayScreen } from "../play/play-screen";
import { outcomeOf, restoreTimeline } from "../play/timeline";
import type { FriendLevel } from "../destination";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { createFriendMode } from "./friend-mode";
import type { PlayContext } from "../play/play-context";

export function clearsLevel(puzzle: AnyPuzzle, map: string, moves: readonly Direction[]): boolean {
  const level = puzzle.parseMap(map);
  if (isFault(level)) return false;
  const timeline = restoreTimeline(puzzle.rules(level), moves, moves.length);
  return timeline.steps.length === moves.length && outcomeOf(timeline) === "won";
}

/** Opens a friend's level and at once plays the moves that clear it. */
export function watchFriend(context: PlayContext, friend: FriendLevel, moves: readonly Direction[]): Screen {
  const { puzzle, save } = context;
  const level = puzzle.parseMap(friend.map);
  if (isFault(level)) throw new Error(level.fault.kind);
  const timeline = restoreTimeline(puzzle.rules(level), moves, moves.length);
  const { buttons } = TEXTS;
  const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "playing", save.stats);
  return createPlayScreen(context, createFriendMode(puzzle, friend), attempt, {
    ...{ about: "level", aText: buttons.play, bText: buttons.title, playsMoves: true },
    ...{ onA: { kind: "friend-level", friend }, onB: { kind: "title" } },
  });
}
