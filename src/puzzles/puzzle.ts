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

/** A place on a board: column and row from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** So many columns and rows. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Which levels come in each mode. What a wish says beside the board's size (how hard, which things) is the puzzle's own
 * affair.
 * @noSelf
 */
export interface Plan<Wish> {
  /** Level `number` of an endless run, from 1: it climbs. */
  readonly endless: (number: number) => Wish;
  /** The level of a day of the week, 0 for Monday: it climbs to Saturday, and Sunday is large but mild. */
  readonly daily: (weekday: number) => Wish;
  /** The level of a rush after `cleared` others: small ones, growing slowly. */
  readonly rush: (clearedCount: number) => Wish;
  /** The levels of a challenge of `size`, from 1 to `CHALLENGE_SIZES`. */
  readonly challenge: (size: number) => Wish;
}

/**
 * Where the levels of a run begin: each where the one before ended.
 * @noSelf
 */
export interface PlayerPosition<Level, State> {
  /** Where the player's piece stands in the first level of a run. */
  readonly startPosition: Position;
  /** Where it stands in a position; where boards are of several sizes, as on one in whose middle all others lie. */
  readonly positionOf: (level: Level, state: State) => Position;
}

/** How many sizes of challenges each puzzle has. */
export const CHALLENGE_SIZES = 10;

/** How a level of a campaign was cleared. */
export interface LevelClear<State> {
  readonly moves: number;
  /** The fewest moves that clear it. */
  readonly par: number;
  readonly hints: number;
  readonly rewinds: number;
  /** How often it was lost, and that taken back. */
  readonly losses: number;
  /** From the first position to the one that cleared it: what was taken back is not among them. */
  readonly states: readonly State[];
}

/**
 * Something to be proud of beyond clearing a level and doing it in few moves: it gives a puzzle's own medal to who does
 * it without a hint.
 * @noSelf
 */
export interface Feat<State> {
  readonly name: string;
  /** What it means, in three words at the most. */
  readonly meaning: string;
  readonly isDone: (clearing: LevelClear<State>) => boolean;
}

/** A thing that not every level has, and that is new to a player once. */
export interface NewThing {
  /** Its character in maps. */
  readonly character: string;
  /** The level of the campaign, from 0, that teaches it: a tiny one, which comes before the first other that has it. */
  readonly taughtBy: number;
  /** What it does, in five words. */
  readonly description: string;
}

/** What is won with a level beside clearing it: doing it in the fewest moves, and the puzzle's own feat; `clean` is a mark. */
export type Medal = "par" | "feat" | "clean";

/** A level of a campaign: one of a chosen few, with a name, and with what was found out of it. */
export interface CampaignLevel {
  readonly name: string;
  /** Its map, row by row. */
  readonly map: readonly string[];
  /** What kernel/verdict says of it; a test computes it again. */
  readonly verdict: Verdict;
}

/**
 * The levels of a campaign, in the order in which they are offered.
 * @noSelf
 */
export interface Campaign<Level extends CampaignLevel = CampaignLevel> {
  readonly levelCount: number;
  /** Level `number`, from 0. */
  readonly level: (number: number) => Level;
}

/**
 * All that the rest of the game needs to know of a puzzle.
 * @noSelf
 */
export interface Puzzle<Level, State, Wish> extends Notation<Level> {
  readonly id: string;
  /** What the player knows it by. */
  readonly name: string;
  /** What ✛ is for, in three short words at most: there is no more room anywhere. */
  readonly dpadLabel: string;
  /** Whether the rules have a way to lose a level. A rush of a puzzle without one shows no lives. */
  readonly canBeLost: boolean;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * Composes a level as wished for, with the player's piece at `from`, and certifies it; undefined if nothing came of
   * these random numbers. The same wish, place and numbers give the same level on every machine. There is no `from` where
   * no piece is the player's.
   */
  readonly compose: (
    target: Wish,
    from: Position | undefined,
    random: Random,
    isAcceptable: (level: Level) => Task<boolean>,
  ) => Task<CertifiedLevel<Level, State> | undefined>;
  /** Left out where levels do not begin where the one before ended: because no piece is the player's, or it is gone. */
  readonly playerPosition?: PlayerPosition<Level, State>;
  readonly plan: Plan<Wish>;
  readonly campaign: Campaign;
  /** Left out where the first levels teach all there is. */
  readonly newThings?: readonly NewThing[];
  readonly feat: Feat<State>;
  readonly painter: Painter<Level, State>;
  readonly titleAnimation: TitleAnimation;
  readonly journey: Journey;
  readonly soundTheme: SoundTheme;
}

/** What a cell takes up of the screen, in pixels. */
interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lamp of the place where a level is played: it burns while the level can be won. */
export type Lamp = "lit" | "out";

/**
 * How a run against the clock stands, where the place shows it: for how many losses there are lamps yet, 3 before the
 * first; and how many twelfths of the time have begun and not passed.
 */
export interface RushStatus {
  readonly lives: number;
  readonly twelfths: number;
}

/**
 * Where words stand in a place: where they begin, end or have their middle, their upper edge, and their room, in pixels;
 * and how many lines there is room for.
 */
export interface SceneTextBox {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "right" | "centre";
  readonly width: number;
  readonly maxLines: 1 | 2 | 3;
}

/** Where a place says which level this is, and beside it how things stand: white on black by night, black on white by day. */
export interface SceneTexts {
  readonly ink: "white" | "black";
  readonly main: SceneTextBox;
  readonly side: SceneTextBox;
}

/** The words for a place's light, whatever gives it there; what is said on the screen from long to short. */
interface SceneLightTexts {
  /** It shines: the level can be won. */
  readonly lit: readonly string[];
  /** It does not shine: the level can be won no more. */
  readonly out: readonly string[];
  /** The same for those who cannot see it. */
  readonly announcement: string;
}

/**
 * The place round the board, which has room for words: nothing is ever laid over the board.
 * @noSelf
 */
export interface Scene<Level, State> {
  readonly texts: SceneTexts;
  readonly lightTexts: SceneLightTexts;
  /** The same where the ground shows how a run stands; left out where it does not, and words tell it. */
  readonly rushTexts?: SceneTexts;
  /** The marks that moves left on the board, from one up to another (exclusive), the last the clearest; beneath the pieces. */
  readonly drawTrails: (level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number) => void;
  /**
   * What else is told of a moment of a move (see `pieces`), in the room that the first words leave, on one line with them;
   * left out where nothing is.
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
 * Draws a puzzle. Every method draws into the current context and nothing else.
 * @noSelf
 */
export interface Painter<Level, State> {
  readonly scene: Scene<Level, State>;
  /**
   * All that never moves: drawn once a level, the place included, by the light of its lamp or without it; of a place that
   * shows runs, again whenever the run stands otherwise. Drafts are painted as levels, by `paintDraft` of
   * puzzles/looks/draft: a level may be made of a draft with a problem, and what is missing (`NOWHERE`) is left out, here
   * and by `pieces` without a move. So a painter knows one kind of board, and a half-made one looks as it will be played.
   */
  readonly drawBackground: (level: Level, lamp: Lamp, run?: RushStatus) => void;
  /** Where a cell of a board lies on the screen. */
  readonly boxOf: (board: Board, cell: number) => CellBox;
  /**
   * The pieces `elapsedMs` into a move, from the position before it; without a move as they stand there. What of the place
   * hangs over them is drawn again as `ground` has it.
   */
  readonly drawPieces: (
    level: Level,
    before: State,
    move: MoveRecord | undefined,
    elapsedMs: number,
    lamp: Lamp,
    run?: RushStatus,
  ) => void;
  /** The pieces of a new level, `elapsedMs` after they began to come in. */
  readonly drawArrival: (level: Level, elapsedMs: number, run?: RushStatus) => void;
  /** How long it takes until all have come. */
  readonly arrivalMs: (level: Level) => number;
  /** The joy over a cleared level, `elapsedMs` after it began, over its last position. */
  readonly drawCelebration: (level: Level, state: State, elapsedMs: number) => void;
  readonly celebrationMs: number;
  /**
   * Over the pieces as they stand: one of them with its eyes shut, or what it does instead of a blink. Which one, `turn`
   * says, from 0: each time it is another's turn.
   */
  readonly drawIdleAnimation: (level: Level, state: State, turn: number) => void;
  /** A sign on the board that says: this way. */
  readonly drawHint: (level: Level, state: State, direction: Direction) => void;
}
