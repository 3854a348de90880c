/** Shows a friend's solution of a level, which a link to a replay contains. */
import type { Direction } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { startAttempt } from "../play/attempt";
import type { LevelCard } from "../play/card";
import { createPlayScreen } from "../play/play-screen";
import { outcomeOf, restoreTimeline } from "../play/timeline";
import type { FriendLevel } from "../routes";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { friendMode } from "./friend-mode";
import type { ModeContext } from "./mode-context";

/**
 * Returns a function that opens a friend's level and plays the moves that solve it at once. Returns undefined if the
 * moves do not solve the level.
 */
export function watchFriend(
  context: ModeContext,
  friend: FriendLevel,
  moves: readonly Direction[],
): (() => Screen) | undefined {
  const { puzzle, save, routes } = context;
  const level = puzzle.parseMap(friend.map);
  if (isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), moves, moves.length);
  if (timeline.steps.length < moves.length || outcomeOf(timeline) !== "won") return undefined;
  const { buttons } = TEXTS;
  const onA = (): void => {
    routes.playFriendLevel(friend);
  };
  const card: LevelCard = { about: "level", aText: buttons.play, bText: buttons.title, onA, onB: routes.title };
  return () => {
    const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "playing", save.stats);
    return createPlayScreen(context, friendMode(puzzle, friend, routes), attempt, { ...card, playsMoves: true });
  };
}
