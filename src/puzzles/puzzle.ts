/**
 * The interface of a puzzle, with everything that the rest of the game knows about a puzzle. docs/adding-a-puzzle.md
 * explains how to implement it.
 */
import type { Board } from "../kernel/board";
import type { Direction } from "../kernel/direction";
import type { IdeaAim } from "../kernel/ideas/idea-aim";
import type { PuzzleIdeas } from "../kernel/ideas/puzzle-ideas";
import type { Making } from "../kernel/making";
import type { Moment, MoveRecord } from "../kernel/motion";
import type { Notation } from "../kernel/notation";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { CertifiedLevel } from "../kernel/select-level";
import type { Verdict } from "../kernel/verdict";
import type { Task } from "../kernel/task";
import type { Chapter, Movement } from "./looks/chapter";
import type { Journey } from "./looks/journey";
import type { MakingShow } from "./looks/making/making-show";
import type { SoundTheme } from "./sound-theme";

/** A position on a board: a column and a row, both counted from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The size of a board: its number of columns and of rows. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The targets of a puzzle's generated levels in each game mode. A target is the wanted size and difficulty of a level.
 * Except for the board's size, each puzzle defines the fields of its targets.
 * @noSelf
 */
export interface Plan<Target> {
  /**
   * Returns the target (wanted size and difficulty) of level `number` of a rising endless run. Levels are counted from
   * 1 and get harder. A hard run begins later in the same sequence of targets.
   */
  readonly rising: (number: number) => Target;
  /**
   * Returns the target (wanted size and difficulty) of level `number` of a hard endless run, if rising runs have no
   * such levels, for example a cave. Returns undefined for all other levels. Left out if hard runs have no such levels.
   */
  readonly onlyInHard?: (number: number) => Target | undefined;
  /**
   * Returns the target (wanted size and difficulty) of level `number` of a calm endless run. Levels are counted from 1.
   * They stay easy, and each kind of thing (such as snow) comes in its turn. No move should be able to make such a
   * level impossible to win.
   */
  readonly calm: (number: number) => Target;
  /**
   * Whether a move can make levels of a calm endless run impossible to win, although these levels are easy. Left out if
   * no move can.
   */
  readonly calmLevelsCanBeSpoilt?: boolean;
  /**
   * Returns the target (wanted size and difficulty) of a daily level. `place`, from 1 to `DAILY_PLACES`, decides how
   * hard it is: 2.2, 2.7, 3.2, 3.6 or 3.9 bits. The date decides which place the puzzle has on a day.
   */
  readonly daily: (place: number) => Target;
  /**
   * Returns the target (wanted size and difficulty) of the next level in a rush, a game against the clock.
   * `clearedCount` is the number of levels cleared before. The difficulty rises over the first ten levels, from rung to
   * rung (step to step) of the puzzle's ladder; later levels stay at 3 bits.
   */
  readonly rush: (clearedCount: number) => Target;
  /**
   * Returns the target (wanted size and difficulty) of a level of a challenge, whose levels players share by a code.
   * `rung` is a step of the puzzle's ladder: from 1 to `CHALLENGE_SIZES`, the difficulty rises from 1.5 to 3 bits. A
   * challenge of size n climbs to rung n.
   */
  readonly challenge: (rung: number) => Target;
}

/**
 * The position of the player's piece between two levels that follow each other. Each level starts where the previous
 * level ended.
 * @noSelf
 */
export interface PlayerPosition<Level, State> {
  /** The position at which the player's piece starts in the first of several levels that follow each other. */
  readonly startPosition: Position;
  /**
   * Returns the position of the player's piece in a state of a level. If boards have several sizes, each board is
   * imagined in the middle of the largest board. The position is then counted on the largest board.
   */
  readonly positionOf: (level: Level, state: State) => Position;
}

/**
 * The number of places among the daily levels of one day. The place of a puzzle, which the date decides, says how hard
 * its daily level is.
 */
export const DAILY_PLACES = 5;

/** The number of sizes that the player can choose for a challenge, whose generated levels players share by a code. */
export const CHALLENGE_SIZES = 10;

/**
 * How the player cleared a level of a campaign: the numbers of moves, hints, rewinds (moves taken back) and losses, and
 * all states of the level on the way.
 */
export interface LevelClear<State> {
  readonly moves: number;
  /** The number of moves of the shortest solution of the level. */
  readonly par: number;
  readonly hints: number;
  readonly rewinds: number;
  /** How many times the player lost the level and then took back the move that had lost it. */
  readonly losses: number;
  /** All states from the start to the won state. States that the player left by taking a move back are not included. */
  readonly states: readonly State[];
  /** The directions of the moves that lead from each state in `states` to the next one. */
  readonly directions: readonly Direction[];
}

/**
 * A feat: a special achievement that each puzzle defines, besides clearing a level and clearing it in the fewest moves.
 * A player who achieves it without hints wins the medal of the puzzle. A campaign level has a feat only if the player
 * can miss it, and can achieve it with at most two moves more than the fewest.
 * @noSelf
 */
export interface Feat<State> {
  /** What the player must do for the feat (the special achievement), as the screen shows it, in at most three words. */
  readonly name: string;
  /**
   * Returns why a win missed the feat (the special achievement), in at most three words. It is called only if `isDone`
   * returns false.
   */
  readonly missed: (clearing: LevelClear<State>) => string;
  readonly isDone: (clearing: LevelClear<State>) => boolean;
}

/**
 * Something that the player is taught before the first level that has it: a kind of thing on the board, such as doors,
 * or what every level has. The lesson of the same letter (see lesson.ts) teaches it.
 */
export interface NewThing {
  /** The lowercase letter that the save stores once the player has been taught this thing. No two things share one. */
  readonly letter: string;
  /**
   * The characters that stand for the thing in text maps, or `PASSES_TITLE` for one-way passes; empty if every level has
   * it.
   */
  readonly characters: string;
}

/**
 * A medal that the player can win in a level of a campaign. `par`: for the fewest moves. `feat`: for the special
 * achievement that the puzzle defines. `clean`: for never taking a move back.
 */
export type Medal = "par" | "feat" | "clean";

/**
 * A level of a campaign, selected by hand. It has a name and computed facts, such as its shortest solution and its
 * difficulty.
 */
export interface CampaignLevel {
  readonly name: string;
  /** The rows of the text map of the level, with one character for each cell. */
  readonly map: readonly string[];
  /** The computed facts of the level, such as its shortest solution and its difficulty. A test computes them again. */
  readonly verdict: Verdict;
  /**
   * The number of the level's feat (its special achievement): 0 for `Puzzle.feat`, n for the n-th of
   * `Puzzle.otherFeats`. Left out if it is 0. A test computes the number again from the graph of the level's states.
   */
  readonly feat?: number;
}

/**
 * A campaign: the fixed levels of a puzzle, in the order in which they are played.
 * @noSelf
 */
export interface Campaign<Level extends CampaignLevel = CampaignLevel> {
  readonly levelCount: number;
  /** Returns the level at an index in the campaign, counted from 0. */
  readonly level: (levelIndex: number) => Level;
}

/**
 * A request for the making (the steps of the generator) of a level, with the arguments with which `Puzzle.compose`
 * generated the level.
 */
export interface MakingRequest<Level, State, Target> {
  readonly level: Level;
  readonly target: Target;
  readonly from: Position | undefined;
  /** The random numbers with which the level was generated, from the first one on. */
  readonly random: Random;
  readonly isAcceptable: (this: void, level: Level) => Task<boolean>;
  readonly aim?: IdeaAim<Level, State> | undefined;
}

/**
 * The interface of a puzzle, with everything that the rest of the game needs to know about it.
 * @noSelf
 */
export interface Puzzle<Level, State, Target> extends Notation<Level> {
  readonly id: string;
  /** The name of the puzzle, as the screen shows it. */
  readonly name: string;
  /**
   * What the direction pad (✛) does in this puzzle, in at most three short words, because the screen has no more room.
   */
  readonly dpadLabel: string;
  /** Whether a move can lose a level of this puzzle. If not, a rush (a game against the clock) shows no lives. */
  readonly canBeLost: boolean;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * Generates a level with the wanted size and difficulty, and computes its shortest solution, number of solutions and
   * difficulty. The player's piece starts at `from`, which is undefined if the puzzle has no such piece. Returns
   * undefined if no level can be generated with these random numbers. With an `aim`, levels with strong ideas (tricks
   * that the solution needs) are preferred. The same arguments give the same level on every machine.
   */
  readonly compose: (
    target: Target,
    from: Position | undefined,
    random: Random,
    isAcceptable: (level: Level) => Task<boolean>,
    aim?: IdeaAim<Level, State>,
  ) => Task<CertifiedLevel<Level, State> | undefined>;
  /**
   * Generates a level again, and records the steps in which the generator made it. Returns undefined if the generator
   * does not come to this level. The function is left out if the puzzle's generator has no steps to show.
   */
  readonly recordMaking?: (request: MakingRequest<Level, State, Target>) => Task<Making | undefined>;
  /**
   * Says where the player's piece is after a level, so that the next level can start there. Left out if the puzzle has
   * no player's piece, or if the piece is gone after a win.
   */
  readonly playerPosition?: PlayerPosition<Level, State>;
  readonly plan: Plan<Target>;
  readonly campaign: Campaign;
  /**
   * What the player is taught before the first level that has it, in any mode and in this order. Left out if the puzzle
   * has no lessons.
   */
  readonly newThings?: readonly NewThing[];
  /**
   * The size of the largest board that the puzzle can draw whole, which the editor allows. Left out if the boards of
   * daily levels and challenges are as large.
   */
  readonly largestBoard?: { readonly maxWidth: number; readonly maxHeight: number };
  /** The feat (special achievement) in most campaign levels. */
  readonly feat: Feat<State>;
  /**
   * The feats (special achievements) for campaign levels in which nobody could miss `feat`. Left out if there are no
   * such levels.
   */
  readonly otherFeats?: readonly Feat<State>[];
  /**
   * The ideas (tricks that a solution needs, such as a detour) that only levels of this puzzle can have. Also has
   * functions of the puzzle that measure the ideas of all puzzles.
   */
  readonly ideas: PuzzleIdeas<Level, State>;
  /** The painter of the first chapter, and of all levels in modes without chapters. */
  readonly painter: Painter<Level, State>;
  /**
   * The chapters after the first, in order. Each function loads its chapter. The list is left out if the puzzle has
   * only one chapter.
   */
  readonly laterChapters?: readonly ((this: void) => Chapter<Painter<Level, State>>)[];
  readonly journey: Journey;
  /**
   * The notes and sounds of the puzzle. A puzzle that leaves it out has neither music nor sounds of its own; the sounds
   * of menus are the same in all puzzles.
   */
  readonly soundTheme?: SoundTheme;
}

/** The rectangle on the screen, in pixels, in which a cell of the board is drawn. */
interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The state of the lamp, the light in the scene around the board. `lit`: the level can be won in the best way. `half`:
 * it can be won, but no longer in the best way, in puzzles with two kinds of wins. `out`: it cannot be won. `none`: the
 * scene has no lamp, because no move can change what can be won. `dark`: a level without a lamp is lost.
 */
export type Lamp = "lit" | "half" | "out" | "none" | "dark";

/**
 * The status of a rush, a game against the clock, for scenes that show it. `lives` is the number of lives left, which
 * starts at 3. `twelfths` is the time left, in twelfths of the whole time, rounded up.
 */
export interface RushStatus {
  readonly lives: number;
  readonly twelfths: number;
}

/**
 * The box for a text in the scene around the board, in pixels. Depending on `align`, `x` is the left end, the middle or
 * the right end of the text; `y` is its top edge.
 */
export interface SceneTextBox {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "right" | "centre";
  readonly width: number;
  readonly maxLines: 1 | 2 | 3;
}

/**
 * The boxes for the two texts in the scene around the board. `main` is for the name or number of the level, and `side`
 * for its status. Texts are white in a scene at night and black in one by day.
 */
export interface SceneTexts {
  readonly ink: "white" | "black";
  /** The colour of the side text; left out if it has the colour of the main text. */
  readonly sideInk?: "white" | "black";
  readonly main: SceneTextBox;
  readonly side: SceneTextBox;
}

/**
 * The texts that say whether the light in the scene around the board is on, such as a lamp or a lighthouse. Each list
 * has one text in several lengths, the longest first, so that the text fits on the screen.
 */
export interface SceneLightTexts {
  /** The texts that are shown while the light in the scene is on, because the level can still be won. */
  readonly lit: readonly string[];
  /** The texts that are shown when the light in the scene is off, because the level can no longer be won. */
  readonly out: readonly string[];
  /** The text that is sent to screen readers when the light in the scene goes off. */
  readonly announcement: string;
  /**
   * The texts about a half lit lamp (the light in the scene): the level can be won, but no longer in the best way. They
   * are left out if the puzzle has only one kind of win.
   */
  readonly half?: HalfLightTexts;
}

/**
 * The texts about a half lit lamp (the light in the scene), which says that the level can be won, but no longer in the
 * best way.
 */
interface HalfLightTexts {
  /**
   * The text on the screen that explains why the lamp in the scene is only half lit, in several lengths, the longest
   * first.
   */
  readonly tips: readonly string[];
  /** The text for screen readers when the best win (the kind that counts most) becomes impossible. */
  readonly lost: string;
  /** The text for screen readers when the best win becomes possible again. */
  readonly regained: string;
}

/**
 * A thing in the scene that moves once after each move of the player, such as a train that drives on. After a move is
 * taken back, the thing moves back.
 * @noSelf
 */
export interface MoveFollower<Level> {
  /** How many milliseconds the thing in the scene moves after each move of the player. */
  readonly moveMs: number;
  /**
   * Draws the thing over the background, also while the board is dark. `followedMoves` is the number of moves that the
   * thing has followed, with a fraction while it moves.
   */
  readonly draw: (level: Level, lamp: Lamp, followedMoves: number) => void;
}

/**
 * The scene around the board of a puzzle, with room for texts. Nothing is ever drawn over the board.
 * @noSelf
 */
export interface Scene<Level, State> {
  readonly texts: SceneTexts;
  readonly lightTexts: SceneLightTexts;
  /**
   * Whether most levels of the puzzle have a lamp in their scene, because moves can change what can be won. A level
   * that is not analysed yet is then drawn with a lamp.
   */
  readonly usuallyHasLamp: boolean;
  /**
   * Draws the part of the lamp (the scene's light) that moves after the state of the lamp has changed to `lamp`, over
   * the background. It is called for `LAMP_CHANGE_MS`. Left out if no part moves.
   */
  readonly drawLampChange?: (lamp: Lamp, elapsedMs: number) => void;
  /**
   * The things in the scene that move by themselves, such as a sail in the wind; at most two. Left out if there are
   * none.
   */
  readonly movements?: readonly Movement[];
  /** The thing in the scene that moves after each move of the player, such as a train. Left out if there is none. */
  readonly moveFollower?: MoveFollower<Level>;
  /**
   * The text boxes during a rush, a game against the clock. They are left out if the usual text boxes also serve in a
   * rush, because the lives and the time are shown as text and not as pictures.
   */
  readonly rushTexts?: SceneTexts;
  /** The text boxes while a hint is shown. They are left out if the usual text boxes also serve for hints. */
  readonly hintTexts?: SceneTexts;
  /**
   * Draws the trails (marks where pieces went) of the moves from index `fromMove` to `toMove` − 1, beneath the pieces.
   * The trail of the last move is the clearest.
   */
  readonly drawTrails: (level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number) => void;
  /**
   * Draws a status that only this puzzle has, such as the number of balls that are left, in the room beside the main
   * text. Left out if the puzzle has no such status.
   */
  readonly drawStatus?: (level: Level, moment: Moment<State>, room: SceneTextBox) => void;
}

/**
 * How a puzzle draws the light of a hint's second grade, which shows where a piece would stop.
 * @noSelf
 */
export interface HintLight<Level> {
  /** Dims the board. `step` says how strongly, from 1 to `DIM_STEPS`. */
  readonly dimBoard: (level: Level, step: number, lamp: Lamp) => void;
  /** Draws a white disc of light in a cell, under the things and pieces on the cell. */
  readonly lightCell: (level: Level, cell: number) => void;
}

/**
 * The functions that draw a puzzle. Each of them draws on the screen or on the current picture, and changes nothing
 * else, except `turnTo`.
 * @noSelf
 */
export interface Painter<Level, State> {
  readonly scene: Scene<Level, State>;
  /**
   * Draws everything that does not move: the board and the scene around it, with its light on or off. The background is
   * drawn once per level. In a rush it is also drawn when the lives or the time change, if the scene shows these.
   *
   * The editor converts an unfinished board to a level and draws it (see looks/paint-draft.ts). Such a level may lack
   * things, whose cell is then `NOWHERE`. This function, and `drawPieces` without a move, must skip missing things.
   */
  readonly drawBackground: (level: Level, lamp: Lamp, rush?: RushStatus) => void;
  /**
   * Returns the painter of a level. Left out if this painter draws all levels of the puzzle. A cave, for example, has a
   * painter of its own.
   */
  readonly painterOf?: (level: Level) => Painter<Level, State>;
  /**
   * Selects the part of a level that the screen shows at a moment, after the given moves. All other functions then draw
   * this part. Returns a number that is different for each picture that `drawBackground` draws. Left out if the screen
   * shows levels whole.
   */
  readonly turnTo?: (level: Level, moment: Moment<State>, moves: readonly MoveRecord[]) => number;
  /** Returns the rectangle on the screen in which a cell of the board is drawn. */
  readonly boxOf: (board: Board, cell: number) => CellBox;
  /**
   * Draws the pieces at a moment of a move or between two moves. Parts of the scene that overlap pieces are then drawn
   * again on top of the pieces.
   */
  readonly drawPieces: (level: Level, moment: Moment<State>, lamp: Lamp, rush?: RushStatus) => void;
  /**
   * Returns the pictures and sounds that show how a level was made. Left out if the puzzle's generator has no steps to
   * show.
   */
  readonly showMaking?: (making: Making, lamp: Lamp) => MakingShow;
  /**
   * Finds places on the screen for the marks of a making (the steps of the generator), before `showMaking` is called
   * with it. Left out if that takes no time.
   */
  readonly layOutMaking?: (making: Making) => Task<void>;
  /**
   * Draws the pieces of a new level while they enter the board. It is called instead of `drawPieces`. `elapsedMs` is
   * the time since the first piece began to enter.
   */
  readonly drawArrival: (level: Level, elapsedMs: number, lamp: Lamp, rush?: RushStatus) => void;
  /** Returns how many milliseconds pass until all pieces of a new level have entered the board. */
  readonly arrivalMs: (level: Level) => number;
  /**
   * Draws the pieces in the last state of a cleared level and the celebration, `elapsedMs` after the celebration began.
   * It is called instead of `drawPieces`.
   */
  readonly drawCelebration: (level: Level, state: State, elapsedMs: number, lamp: Lamp) => void;
  readonly celebrationMs: number;
  /**
   * Draws an animation for moments when the player does nothing, such as a piece that shuts its eyes, over the pieces.
   * `turn` counts these animations from 0 and decides which piece is animated.
   */
  readonly drawIdleAnimation: (level: Level, state: State, turn: number) => void;
  /**
   * Draws the light of the second grade of a hint. Left out if the game may draw the light itself: it dims all cells of
   * the board, and lights a cell by showing the background around it.
   */
  readonly hintLight?: HintLight<Level>;
  /** Draws the last grade of a hint: a sign on the board that points in the direction of the best move. */
  readonly drawHint: (level: Level, state: State, direction: Direction, lamp: Lamp) => void;
}
