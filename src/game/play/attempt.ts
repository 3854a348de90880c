/**
 * An attempt: one level being played, in any mode, with its moves, hints, losses and times. advance-attempt.ts advances
 * it.
 */
import type { Direction } from "../../kernel/direction";
import type { Picture } from "../../device/screen";
import type { Placements } from "../../kernel/placements";
import type { Task } from "../../kernel/task";
import { cancelTask, type TaskHandle } from "../../kernel/task-handle";
import type { Lamp, Painter, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { SoundTheme } from "../../puzzles/sound-theme";
import type { Stats } from "../save/stats";
import { startAnalysis } from "./analysis";
import { createControls, type Controls } from "./controls";
import { cancelBoardHintSearch, type BoardHintSearch } from "./board-hint-search";
import type { PlayedLevel } from "./played-level";
import { createShake, type Shake } from "./shake";
import { currentState, discardUndone, isStill, outcomeOf, rewindToStart } from "./timeline";

/** How much a hint gives away: 0 no hint, 1 a sentence about the state, 2 where to move, 3 the best move. */
export type HintGrade = 0 | 1 | 2 | 3;

/**
 * A level being played, with its history and its outcome.
 *
 * The phases are: `arriving` while the pieces enter, `playing` while the player moves, and `cleared` after the win, for
 * the celebration.
 */
export interface Attempt {
  readonly puzzle: AnyPuzzle;
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  /**
   * The sounds and the music of the level's chapter (levels with the same scenery); undefined for a puzzle without
   * sounds of its own.
   */
  readonly soundTheme: SoundTheme | undefined;
  readonly controls: Controls;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  /** The level's map as text, cached on first use because formatting it takes a fifth of a frame. */
  map: string | undefined;
  /**
   * The cached pictures of the level's background, one for each state of the lamp, which burns while the level can be
   * won. A picture is undefined until it is drawn.
   */
  readonly backgrounds: Record<Lamp, LevelBackground | undefined>;
  ageMs: number;
  /**
   * How many milliseconds the level must be on the screen before Ⓐ has an effect. Earlier presses were meant for what
   * the screen showed before this level.
   */
  aIgnoredMs: number;
  /** How many moves the player has made in this level, undone ones and those before a break included. */
  movesMade: number;
  /** How many milliseconds the level has been played in all, before and after breaks. */
  playedMs: number;
  phase: "arriving" | "playing" | "cleared";
  /** The time since the pieces began to enter the board, or since the celebration of the win began, in milliseconds. */
  phaseMs: number;
  hintGrade: HintGrade;
  /**
   * The grade of the shown hint: how much it gives away, from 0 to 3. It may be lower than `hintGrade` until the level
   * is analysed.
   */
  shownHintGrade: HintGrade;
  /**
   * How long the player has waited for the hint or looked at it, in milliseconds, at most `DIMMED_MS` (in hint.ts). The
   * time does not advance while a piece moves.
   *
   * It starts again from 0 when the player asks for a hint of grade 1 (a sentence), and when a hint of grade 1 or 2
   * appears.
   */
  hintMs: number;
  /**
   * The search for the board hint (a sentence about the shortest wins). It starts from the state in which the player
   * last asked for a hint.
   */
  boardHintSearch: BoardHintSearch | undefined;
  /** How many hints in this level reached grade 2, which says where to move. */
  countedHints: number;
  /** How many of the level's hints (`countedHints`) are already noted in the save. */
  notedHints: number;
  rewinds: number;
  losses: number;
  isPlayingItself: boolean;
  /**
   * The milliseconds since the game last made a move for the player. At `WATCH_PAUSE_MS` (in hint.ts), the game makes
   * the next move. The value starts below 0, so that the first pause is longer.
   */
  watchWaitMs: number;
  /**
   * Whether the game made a move for the player, or hints showed all moves of the win. Such a win earns no medal and no
   * record.
   */
  wasWatched: boolean;
  wasRestarted: boolean;
  /**
   * The number of levels cleared in a row without help, this one included; undefined if it is not shown, or if this
   * level is not won.
   */
  unaidedStreak: number | undefined;
  /**
   * How many milliseconds the result of the cleared level stays on the screen after the celebration, unless the player
   * presses something.
   */
  resultMs: number;
  /** Whether a star stands beside the win's result, because the win did the puzzle's feat (an extra task). */
  hasFeat: boolean;
  readonly stats: Stats;
  /** The shake of the pieces after an input that moved nothing. */
  readonly blockedShake: Shake;
  /** The shake of the whole picture when a piece stops hard at the end of a long slide. */
  readonly impact: Shake;
  /**
   * The notice beside the board until the player's next action. It is the tip that the next tap of Ⓑ leaves the level,
   * or the message that there are no hints.
   */
  notice: "none" | "leave-tip" | "no-hints";
  /**
   * When the last undo happened, as a value of `ageMs` (the level's time on the screen). leave-taps.ts uses it to
   * decide whether a tap of Ⓑ leaves the level.
   */
  undoneAtMs: number;
  /**
   * The time at which the tip appeared that says "the next tap of Ⓑ leaves the level". It is a value of `ageMs` (the
   * level's time on the screen).
   */
  noticeAtMs: number;
  /**
   * The time of the last tap of Ⓑ that `tapToLeave` (in leave-taps.ts) has handled. It is a value of `ageMs` (the
   * level's time on the screen).
   */
  tappedAtMs: number;
  /** By how many quarter turns clockwise the board is turned on the screen; 0 except in some weekly remixes. */
  quarterTurns: number;
  /** The task that analyses the level; undefined when it is done or was not needed. */
  analysisTask: TaskHandle<void> | undefined;
}

/**
 * What the picture of a level's background depends on: the lamp, which shows whether the level can be won, the lives
 * and the clock of a timed run, and the shown room of a level with several rooms.
 */
export interface ShownLook {
  readonly lamp: Lamp;
  readonly rush: RushStatus | undefined;
  readonly viewNumber: number;
}

/**
 * A cached picture of the level's background. `rush` has the lives and the clock that the picture shows. `viewNumber`
 * is the number of the shown room in a level with several rooms, else 0.
 */
export interface LevelBackground {
  readonly picture: Picture;
  /**
   * The task that draws the parts of the background that are still missing; undefined if the background is complete.
   */
  missingParts: Task<void> | undefined;
  rush: RushStatus | undefined;
  viewNumber: number;
}

/** For this time after an undo, Ⓑ does not leave the level, because the player probably wants to undo one more move. */
export const IGNORES_B_AFTER_UNDO_MS = 500;

/** How many milliseconds Ⓐ is ignored after a level has appeared that the player opened. */
const A_IGNORED_MS = 500;

/** How long Ⓐ is ignored after the pieces have entered a level that follows another level or a lesson. */
const A_IGNORED_AFTER_ARRIVAL_MS = 700;

/** Returns the level's board with all things on it, in a form that is the same for all puzzles. */
export function placementsIn({ puzzle, played }: Pick<Attempt, "puzzle" | "played">): Placements {
  return puzzle.placementsOf(played.level);
}

/** Starts to play a level. If its state graph is not known yet, a task computes it during play. */
export function startAttempt(
  puzzle: AnyPuzzle,
  played: PlayedLevel<OpaqueLevel, OpaqueState>,
  phase: "arriving" | "playing",
  stats: Stats,
): Attempt {
  const { painter, soundTheme } = puzzle;
  const { timeline } = played;
  const isWon = timeline.rules.outcome(currentState(timeline)) === "won";
  return {
    puzzle,
    painter: painter.painterOf?.(played.level) ?? painter,
    soundTheme,
    controls: createControls(),
    played,
    map: undefined,
    backgrounds: { lit: undefined, half: undefined, out: undefined, none: undefined, dark: undefined },
    ageMs: 0,
    aIgnoredMs: A_IGNORED_MS,
    movesMade: 0,
    playedMs: 0,
    phase: isWon ? "cleared" : phase,
    phaseMs: 0,
    hintGrade: 0,
    shownHintGrade: 0,
    hintMs: 0,
    boardHintSearch: undefined,
    countedHints: 0,
    notedHints: 0,
    rewinds: 0,
    losses: 0,
    isPlayingItself: false,
    watchWaitMs: 0,
    wasWatched: false,
    wasRestarted: false,
    unaidedStreak: undefined,
    resultMs: 0,
    hasFeat: false,
    stats,
    blockedShake: createShake(),
    impact: createShake(),
    notice: "none",
    undoneAtMs: -IGNORES_B_AFTER_UNDO_MS,
    noticeAtMs: 0,
    tappedAtMs: 0,
    quarterTurns: 0,
    analysisTask: startAnalysis(played),
  };
}

/**
 * Ignores Ⓐ until a moment after the pieces have entered, for a level that follows another level or a lesson. The
 * player may not expect the new level yet, and may press Ⓐ to go on.
 */
export function ignoreAOnArrival(attempt: Attempt): void {
  attempt.aIgnoredMs = attempt.painter.arrivalMs(attempt.played.level) + A_IGNORED_AFTER_ARRIVAL_MS;
}

/**
 * Cancels the analysis of a level that is no longer played, and releases the memory of the level's state graph for
 * other graphs.
 */
export function releaseAttempt(attempt: Attempt): void {
  if (attempt.analysisTask !== undefined) cancelTask(attempt.analysisTask);
  attempt.analysisTask = undefined;
  cancelBoardHintSearch(attempt);
  attempt.played.analysedGraph?.release?.();
  attempt.played.analysedGraph = undefined;
}

/**
 * Restarts a level from the system menu: undoes all moves, which counts as one rewind. Does nothing in a cleared level.
 */
export function restartAttempt(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (rewindToStart(attempt.played.timeline)) {
    attempt.rewinds++;
    attempt.stats.rewinds++;
    attempt.wasRestarted = true;
  }
  endHint(attempt);
  attempt.isPlayingItself = false;
}

/**
 * Lets a level count as played without help: sets the counts of hints, rewinds and losses to zero, and discards undone
 * moves. Called when recorded help was given so long ago that it no longer counts; see remembered-help.ts.
 */
export function resetAttempt(attempt: Attempt): void {
  attempt.countedHints = 0;
  attempt.rewinds = 0;
  attempt.losses = 0;
  attempt.wasWatched = false;
  discardUndone(attempt.played.timeline);
}

export function isWaitingForPlayer({ phase, played, hintGrade, isPlayingItself }: Attempt): boolean {
  if (phase !== "playing" || hintGrade > 0 || isPlayingItself) return false;
  return isStill(played.timeline) && outcomeOf(played.timeline) === "playing";
}

export function endHint(attempt: Attempt): void {
  attempt.hintGrade = 0;
  attempt.shownHintGrade = 0;
}

/**
 * Begins a phase of the level: `playing`, in which the player moves, or `cleared`, with the last move and the
 * celebration of the win.
 */
export function enterPhase(attempt: Attempt, phase: "playing" | "cleared"): void {
  attempt.phase = phase;
  attempt.phaseMs = 0;
}

/**
 * Returns the direction on the screen for a direction in the level. They differ while a weekly remix shows the board
 * turned.
 */
export function directionOnScreen({ quarterTurns }: Attempt, direction: Direction): Direction {
  return ((direction + quarterTurns) % 4) as Direction;
}
