/**
 * The interface of a puzzle: all that the rest of the game knows about it. docs/adding-a-puzzle.md explains how to
 * implement it.
 */
import type { Board } from "../kernel/board";
import type { Direction } from "../kernel/direction";
import type { MoveRecord } from "../kernel/motion";
import type { Notation } from "../kernel/notation";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { CertifiedLevel } from "../kernel/select-level";
import type { Verdict } from "../kernel/verdict";
import type { Task } from "../kernel/task";
import type { Journey } from "./looks/journey";
import type { TitleAnimation } from "./looks/title-animation";
import type { SoundTheme } from "./sound-theme";

/** A position on a board: column and row, counted from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The size of a board in columns and rows. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The targets of the levels in each mode. Apart from the board's size, each puzzle defines its own target.
 * @noSelf
 */
export interface Plan<Target> {
  /** Returns the target of level `number` of an endless run, counted from 1. The targets get harder. */
  readonly endless: (number: number) => Target;
  /**
   * Returns the target for a day of the week, 0 for Monday. The targets get harder up to Saturday; on Sunday the level
   * is large but easy.
   */
  readonly daily: (weekday: number) => Target;
  /**
   * Returns the target of the next level of a rush, after `clearedCount` others. The levels are small and grow slowly.
   */
  readonly rush: (clearedCount: number) => Target;
  /** Returns the target of a challenge of a size from 1 to `CHALLENGE_SIZES`. */
  readonly challenge: (size: number) => Target;
}

/**
 * The position of the player's piece between two levels of a run: each level starts where the one before ended.
 * @noSelf
 */
export interface PlayerPosition<Level, State> {
  /** The position of the player's piece in the first level of a run. */
  readonly startPosition: Position;
  /**
   * Returns the position of the player's piece in a state. If boards have several sizes, it is the position on the
   * largest board, in whose middle all others lie.
   */
  readonly positionOf: (level: Level, state: State) => Position;
}

/** The number of sizes of challenges in each puzzle. */
export const CHALLENGE_SIZES = 10;

/** The record of how a level of a campaign was cleared. */
export interface LevelClear<State> {
  readonly moves: number;
  /** The number of moves of the shortest solution. */
  readonly par: number;
  readonly hints: number;
  readonly rewinds: number;
  /** How often the player lost the level and took the move back. */
  readonly losses: number;
  /** The states from the start to the one that cleared the level, without those that were taken back. */
  readonly states: readonly State[];
}

/**
 * A special achievement of a puzzle, besides clearing a level and clearing it in par. It wins the puzzle's own medal if
 * no hint was used.
 * @noSelf
 */
export interface Feat<State> {
  readonly name: string;
  /** An explanation on the screen, in at most three words. */
  readonly meaning: string;
  readonly isDone: (clearing: LevelClear<State>) => boolean;
}

/** A thing that not every level has, and that a level of the campaign introduces. */
export interface NewThing {
  /** The character of the thing in maps. */
  readonly character: string;
  /**
   * The index of the campaign's level that teaches the thing. It is a tiny level before all others that have the thing.
   */
  readonly taughtBy: number;
  /** An explanation on the screen of what the thing does, in about five words. */
  readonly description: string;
}

/** A medal of a level: for clearing it in par, for the puzzle's feat, or, `clean`, for clearing it without a rewind. */
export type Medal = "par" | "feat" | "clean";

/** A level of a campaign, selected by hand, with a name and its verdict. */
export interface CampaignLevel {
  readonly name: string;
  /** The rows of the level's map. */
  readonly map: readonly string[];
  /** The level's verdict; a test computes it again. */
  readonly verdict: Verdict;
}

/**
 * The levels of a campaign in their order.
 * @noSelf
 */
export interface Campaign<Level extends CampaignLevel = CampaignLevel> {
  readonly levelCount: number;
  /** Returns the level at an index, counted from 0. */
  readonly level: (number: number) => Level;
}

/**
 * All that the rest of the game needs to know about a puzzle.
 * @noSelf
 */
export interface Puzzle<Level, State, Target> extends Notation<Level> {
  readonly id: string;
  /** The name of the puzzle on the screen. */
  readonly name: string;
  /** What ✛ does, in at most three short words, because there is no more room on the screen. */
  readonly dpadLabel: string;
  /** Whether a level of this puzzle can be lost. A rush of a puzzle that cannot be lost shows no lives. */
  readonly canBeLost: boolean;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * Generates a level for a target with the player's piece at `from`, and certifies it. Returns undefined if generation
   * fails with these random numbers. The same arguments give the same level on every machine. `from` is undefined if
   * the puzzle has no player's piece.
   */
  readonly compose: (
    target: Target,
    from: Position | undefined,
    random: Random,
    isAcceptable: (level: Level) => Task<boolean>,
  ) => Task<CertifiedLevel<Level, State> | undefined>;
  /**
   * Where each level of a run starts. It is left out if levels do not start where the one before ended: because there
   * is no player's piece, or it is gone after a win.
   */
  readonly playerPosition?: PlayerPosition<Level, State>;
  readonly plan: Plan<Target>;
  readonly campaign: Campaign;
  /** The things that later levels introduce. The list is left out if the first levels already have all things. */
  readonly newThings?: readonly NewThing[];
  readonly feat: Feat<State>;
  readonly painter: Painter<Level, State>;
  readonly titleAnimation: TitleAnimation;
  readonly journey: Journey;
  readonly soundTheme: SoundTheme;
}

/** The rectangle of a cell on the screen, in pixels. */
interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The state of the lamp in a puzzle's scene. It is lit while the level can still be won. */
export type Lamp = "lit" | "out";

/**
 * The status of a rush, for scenes that show it. `lives` is the number of lamps left, 3 before the first loss.
 * `twelfths` counts the twelfths of the time that are not over, including the current one.
 */
export interface RushStatus {
  readonly lives: number;
  readonly twelfths: number;
}

/**
 * The box of a text in a scene, in pixels. `x` is its left end, middle or right end, depending on `align`; `y` is its
 * top edge.
 */
export interface SceneTextBox {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "right" | "centre";
  readonly width: number;
  readonly maxLines: 1 | 2 | 3;
}

/**
 * The boxes of a scene's two texts: `main` for the level's name or number, `side` for its status. Ink is white in night
 * scenes and black in day scenes.
 */
export interface SceneTexts {
  readonly ink: "white" | "black";
  readonly main: SceneTextBox;
  readonly side: SceneTextBox;
}

/**
 * The texts about a scene's light, whatever its source. Each list has the same text for the screen in several lengths,
 * the longest first.
 */
interface SceneLightTexts {
  /** The texts if the light is on: the level can still be won. */
  readonly lit: readonly string[];
  /** The texts if the light is off: the level cannot be won any more. */
  readonly out: readonly string[];
  /** The text for screen readers when the light goes off. */
  readonly announcement: string;
}

/**
 * The scene around the board, with room for texts. Nothing is ever drawn over the board.
 * @noSelf
 */
export interface Scene<Level, State> {
  readonly texts: SceneTexts;
  readonly lightTexts: SceneLightTexts;
  /** The text boxes in a rush, if the background shows its status. They are left out if the status is a text. */
  readonly rushTexts?: SceneTexts;
  /**
   * Draws the trails of the moves from index `fromMove` to `toMove` − 1 beneath the pieces. The last trail is the
   * clearest.
   */
  readonly drawTrails: (level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number) => void;
  /**
   * Draws the puzzle's own status at a moment of a move, on the line of the main text, in the room beside it. The
   * method is left out if the puzzle has no such status. For the parameters see `Painter.drawPieces`.
   */
  readonly drawStatus?: (
    level: Level,
    before: State,
    move: MoveRecord | undefined,
    elapsedMs: number,
    room: SceneTextBox,
  ) => void;
}

/**
 * The painter of a puzzle. Every method draws into the current drawing context and changes nothing else.
 * @noSelf
 */
export interface Painter<Level, State> {
  readonly scene: Scene<Level, State>;
  /**
   * Draws everything that does not move, the scene included, with its lamp lit or out. It is drawn once per level, and
   * again when the status of a rush changes in a scene that shows it.
   *
   * The editor draws drafts as levels, by `drawDraft` of looks/paint-draft.ts. A level may therefore lack things
   * (`NOWHERE`), which this method and `drawPieces` without a move must skip.
   */
  readonly drawBackground: (level: Level, lamp: Lamp, run?: RushStatus) => void;
  /** Returns the rectangle of a board's cell on the screen. */
  readonly boxOf: (board: Board, cell: number) => CellBox;
  /**
   * Draws the pieces `elapsedMs` after the start of a move from the state `before`; without a move, as they stand in
   * `before`. Parts of the scene that hang over the pieces are drawn again on top of them.
   */
  readonly drawPieces: (
    level: Level,
    before: State,
    move: MoveRecord | undefined,
    elapsedMs: number,
    lamp: Lamp,
    run?: RushStatus,
  ) => void;
  /** Draws the pieces of a new level, `elapsedMs` after the first of them began to enter. */
  readonly drawArrival: (level: Level, elapsedMs: number, run?: RushStatus) => void;
  /** Returns how long it takes until all pieces have entered. */
  readonly arrivalMs: (level: Level) => number;
  /** Draws the celebration of a cleared level over its last state, `elapsedMs` after it began. */
  readonly drawCelebration: (level: Level, state: State, elapsedMs: number) => void;
  readonly celebrationMs: number;
  /**
   * Draws one piece with its eyes shut, or another idle animation, over the pieces. `turn` counts the animations from 0
   * and selects the piece.
   */
  readonly drawIdleAnimation: (level: Level, state: State, turn: number) => void;
  /** Draws a sign on the board that points in the direction of the hinted move. */
  readonly drawHint: (level: Level, state: State, direction: Direction) => void;
}
