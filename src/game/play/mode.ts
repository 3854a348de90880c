/**
 * The interface between the play screen and a mode, one way to play such as campaign or daily. The modes are in
 * src/game/modes.
 */
import type { Destination } from "../destination";
import type { Certificate } from "../../kernel/analysed-graph";
import type { Generation } from "../../kernel/generation";
import type { Rules } from "../../kernel/rules";
import type { Task } from "../../kernel/task";
import type { Position, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { ModeName, Tally } from "../save/tally";
import type { Card } from "./card";
import type { LevelInChapter } from "./chapters";
import type { EarnedKeepsake } from "./earned-keepsake";
import type { HudText } from "./hud-text";
import type { Attempt } from "./attempt";
import type { PlayedTwist } from "./played-twist";

export interface ReadyLevel {
  readonly level: OpaqueLevel;
  readonly rules: Rules<OpaqueState>;
  /**
   * The proof of the level's par (the fewest moves) and difficulty, with its state graph. Undefined if the level is
   * only read from a map; a task then analyses it during play.
   */
  readonly certificate: Certificate<OpaqueState> | undefined;
  /** The stored difficulty of a level that has not been analysed yet, in hundredths of a bit; left out otherwise. */
  readonly difficultyCentibits?: number;
  /**
   * The index of the level's leading solving idea (the technique that players notice first). The ideas that all puzzles
   * share come first, then the puzzle's own. `NO_IDEA` if no idea is strong enough. Left out if the level was not
   * generated for an idea.
   */
  readonly leadingIdea?: number | undefined;
}

/** The seed and the number of a level, which identify it within its mode and puzzle. */
export interface LevelOrigin {
  /** The seed of the random numbers from which the level was generated; left out for campaign levels. */
  readonly seed?: number;
  /** The level's number in its campaign or sequence of levels, from 1; left out if the mode has only a single level. */
  readonly level?: number;
}

interface ModeProgress {
  readonly seed: number;
  readonly levelNumber: number;
  readonly recentSketches: string;
  readonly recentLeadingIdeas: readonly number[];
  readonly tally: Tally;
}

/**
 * Where the player's piece starts in the next level. `nothing`: there is no next level. `where-it-ends`: where it ends
 * the current level. `same-position`: always at the puzzle's start position.
 */
type NextStart = "nothing" | "where-it-ends" | "same-position";

/**
 * One way to play, such as endless, campaign or daily. A mode decides which levels follow, which texts are shown and
 * when the game is over.
 * @noSelf
 */
export interface Mode {
  /**
   * The name of the mode. `own` stands for all modes whose wins earn no medals and whose levels cannot be continued
   * later, such as levels that the player made, a friend's levels and past daily levels.
   */
  readonly name: ModeName | "own";
  /**
   * Generates the level after the current level and the `queued` ones. The player's piece starts at `from`, which is
   * undefined in puzzles without such a piece.
   */
  readonly createLevel: (from: Position | undefined, queued: readonly ReadyLevel[]) => Task<ReadyLevel>;
  /**
   * Returns a task that records the steps in which the generator made the current level. Its result is undefined if
   * they cannot be reconstructed. Left out if the mode does not generate levels.
   */
  readonly recordGeneration?: (level: OpaqueLevel) => Task<Generation | undefined>;
  /** Whether the mode has hints: pressing Ⓐ gives a hint in three grades, and holding Ⓐ plays the whole solution. */
  readonly hasHints: boolean;
  /**
   * Whether a lesson comes before the first level with something new to the player, such as a new kind of thing on the
   * board.
   */
  readonly teaches: boolean;
  /**
   * The twist (special rule) of the weekly remix, such as fog; also present when the player repeats the lesson about
   * it. Left out in other modes.
   */
  readonly twist?: PlayedTwist;
  /** The letter of the lesson, if the mode only repeats a lesson for the player. Left out in other modes. */
  readonly repeatedLesson?: string;
  /**
   * Ends a sequence of levels for good, because the player has chosen this in the system menu. Left out if there is
   * nothing to end.
   */
  readonly giveUp?: () => void;
  /**
   * Returns a level whose board is shown, without pieces, until the first level is ready. Left out if the mode reads
   * its levels from maps, which takes only a few frames.
   */
  readonly emptyBoardLevel?: () => OpaqueLevel;
  /**
   * Returns where the player's piece will start in a level that is not generated yet. It comes after the current level
   * and `queuedCount` further ones.
   */
  readonly nextStart: (queuedCount: number) => NextStart;
  /**
   * Returns the chapter (levels with the same scenery) of the current level. Left out if all levels are in the first
   * chapter.
   */
  readonly chapter?: () => LevelInChapter;
  /**
   * Returns whether the current level is the hardest one of its chapter. Left out if the mode is not the campaign.
   */
  readonly isHardestOfChapter?: () => boolean;
  readonly hud: (attempt: Attempt) => HudText;
  /**
   * Returns the keepsake (a souvenir) earned with the level cleared last; undefined if there is none. Left out if the
   * mode's levels earn no keepsakes.
   */
  readonly earnedKeepsake?: () => EarnedKeepsake | undefined;
  /**
   * Returns the index of the current level's leading solving idea (the technique that players notice first). Returns
   * `NO_IDEA` or undefined if no idea is strong enough. Left out if the mode's levels have no leading idea, or if the
   * mode names the idea in another way.
   */
  readonly leadingIdea?: () => number | undefined;
  /** Returns the lives and the clock of a rush (a timed run), for scenery that shows them. Left out in other modes. */
  readonly rushStatus?: () => RushStatus;
  readonly onArrival: (next: Pick<ReadyLevel, "level" | "leadingIdea">) => void;
  /**
   * Returns whether a win of the current level would be the player's first win of it, which is recorded with its moves
   * and time. Left out if the mode records no first wins.
   */
  readonly isFirstWin?: () => boolean;
  /**
   * True if the result of a cleared level stays beside the board for some seconds, because no card follows; otherwise
   * left out.
   */
  readonly keepsResult?: boolean;
  readonly onWon: (attempt: Attempt) => void;
  readonly onLost: () => void;
  /**
   * Advances the clock of the mode while a level can be played. Returns whether a text beside the board changes. Left
   * out if the mode has no clock.
   */
  readonly onTimePassed?: (elapsedMs: number) => boolean;
  /**
   * Returns whether the time or the lives of a timed mode are used up. Input is then ignored, and the result appears
   * once no piece moves. Left out if the mode is not timed.
   */
  readonly isOver?: () => boolean;
  /**
   * Returns the card (a message with two buttons) at the end of the level or the mode; undefined if the player can go
   * on without one. `isCleared` is true after the celebration of a win.
   */
  readonly card: (isCleared: boolean) => Card | undefined;
  /**
   * Returns the player's progress, which is saved with the level being played; undefined if nothing can be continued
   * later.
   */
  readonly progress: () => ModeProgress | undefined;
  readonly origin: () => LevelOrigin;
  readonly back: Destination;
}
