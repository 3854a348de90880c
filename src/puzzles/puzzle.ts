/**
 * The interface that a puzzle implements for the rest of the game. docs/adding-a-puzzle.md explains how to implement
 * it.
 */
import type { Board } from "../kernel/board";
import type { Direction } from "../kernel/direction";
import type { IdeaAim } from "../kernel/ideas/idea-aim";
import type { PuzzleIdeas } from "../kernel/ideas/puzzle-ideas";
import type { Generation } from "../kernel/generation";
import type { BoardHint } from "../kernel/hints/board-hint";
import type { ShortestWins } from "../kernel/hints/shortest-wins";
import type { Moment, MoveRecord } from "../kernel/motion";
import type { Notation } from "../kernel/notation";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { CertifiedLevel } from "../kernel/select-level";
import type { Verdict } from "../kernel/verdict";
import type { Task } from "../kernel/task";
import type { Chapter, Movement } from "./looks/chapter";
import type { Journey } from "./looks/journey";
import type { GenerationShow } from "./looks/generation/generation-show";
import type { SoundTheme } from "./sound-theme";

/** A position on a board. Columns and rows are counted from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * For each mode of the game, the targets of its generated levels: their wanted size and difficulty. Each puzzle defines
 * the fields of its own targets. Only the board's size is a field of all targets.
 * @noSelf
 */
export interface Plan<Target> {
  /**
   * Returns the wanted size and difficulty of a level in an endless run (a sequence of levels) that becomes harder and
   * harder. `number` is the number of the level, counted from 1. A hard run begins later in the same sequence.
   */
  readonly rising: (number: number) => Target;
  /**
   * Returns the wanted size and difficulty of a level that only hard endless runs (sequences of levels) have, for
   * example a cave of several rooms. Returns undefined for all other levels. The field is undefined if hard runs have
   * no such levels.
   */
  readonly onlyInHard?: (number: number) => Target | undefined;
  /**
   * Returns the wanted size and difficulty of a level in a calm endless run, whose levels stay easy. Levels are counted
   * from 1. Each kind of thing, such as snow, comes in its turn. No move should be able to make such a level impossible
   * to win.
   */
  readonly calm: (number: number) => Target;
  /**
   * Whether a move in a level of a calm endless run (a sequence of easy levels) can make a win impossible. Undefined if
   * no move can.
   */
  readonly canCalmLevelsBeSpoilt?: boolean;
  /**
   * Returns the wanted size and difficulty of a daily level. `rank`, from 1 to `DAILY_RANKS`, decides the difficulty:
   * 2.2, 2.7, 3.2, 3.6 or 3.9 bits. Each day, the date decides which rank the level of this puzzle has.
   */
  readonly daily: (rank: number) => Target;
  /**
   * Returns the wanted size and difficulty of the next level in a rush, a run against the clock. `clearedCount` is the
   * number of levels cleared before. The difficulty rises over the first ten levels and then stays at 3 bits.
   */
  readonly rush: (clearedCount: number) => Target;
  /**
   * Returns the wanted size and difficulty of a level of a challenge against a friend. The difficulty rises with
   * `rung`: 1.5 bits for rung 1, and 3 bits for rung `CHALLENGE_SIZES`. In a challenge of size n, the last level has
   * the `rung` n.
   */
  readonly challenge: (rung: number) => Target;
}

/**
 * Lets each generated level start where the player's piece ended the level before.
 * @noSelf
 */
export interface PlayerPosition<Level, State> {
  /** Where the player's piece starts in a generated level that does not continue from another level. */
  readonly startPosition: Position;
  /**
   * Returns the position of the player's piece in a state of a level. If boards have several sizes, each board is
   * imagined in the middle of the largest board. The position is then counted from the upper left corner of that
   * largest board.
   */
  readonly positionOf: (level: Level, state: State) => Position;
}

/**
 * The number of ranks (grades of difficulty) of daily levels, from the easiest to the hardest. The date decides which
 * rank each puzzle has on a day.
 */
export const DAILY_RANKS = 5;

/**
 * The number of sizes that the player can choose for a challenge against a friend. The size decides how large and hard
 * its ten levels are.
 */
export const CHALLENGE_SIZES = 10;

export interface LevelClear<State> {
  readonly moves: number;
  /** The number of moves of the shortest solution. */
  readonly par: number;
  readonly hints: number;
  readonly rewinds: number;
  /** How many times the player lost the level and then took back the move that had lost it. */
  readonly losses: number;
  /**
   * All states from the start of the level to the won state, in the order in which the player reached them. States from
   * which the player went back are not included.
   */
  readonly states: readonly State[];
  /** For each of the `states` but the last, the direction of the move that leads to the next state. */
  readonly directions: readonly Direction[];
}

/**
 * A special achievement, such as never moving back, that each puzzle defines for its campaign levels. A player who
 * achieves it without hints wins the feat medal. A campaign level has a feat only if the player can miss it, and can
 * achieve it with at most two moves more than the fewest.
 * @noSelf
 */
export interface Feat<State> {
  /**
   * What the player must do for the feat (an extra task of a level), as the screen shows it, in at most three words.
   */
  readonly name: string;
  /**
   * Returns why a win does not earn the feat (an extra task of a level), in at most three words. Called only if
   * `isDone` returns false.
   */
  readonly missed: (clearing: LevelClear<State>) => string;
  readonly isDone: (clearing: LevelClear<State>) => boolean;
}

/**
 * Something that a lesson teaches before the first level with it. It is a kind of thing on the board, such as doors, or
 * a fact about every level. The lesson with the same `letter` teaches it (see `Lesson` in lesson.ts).
 */
export interface NewThing {
  /**
   * The lowercase letter that is saved once a lesson has taught the player this thing. No two things of a puzzle have
   * the same letter, and no thing has a letter of save/known-controls.ts.
   */
  readonly letter: string;
  /**
   * The characters of the taught thing in text maps. One-way passes have no character, so `PASSES_TITLE` stands for
   * them. Empty if every level or every cave (a level of several rooms) has the thing.
   */
  readonly characters: string;
  /**
   * Whether the taught thing is a cave of several rooms. Text maps have no character for a cave. Timed modes and
   * remixes have no caves.
   */
  readonly isCave?: true;
}

/**
 * A medal that the player can win in a level of a campaign: `par` for the fewest moves, `feat` for the special
 * achievement that the puzzle defines, and `clean` for never taking a move back. A win with a hint earns no medal.
 */
export type Medal = "par" | "feat" | "clean";

/** A level of a campaign, selected by hand. */
export interface CampaignLevel {
  readonly name: string;
  readonly map: readonly string[];
  /** The known facts of the level, such as its shortest solution and its difficulty. A test computes them again. */
  readonly verdict: Verdict;
  /**
   * The solving ideas (techniques that a solution needs) that the card after the level names, as indices in the order
   * of `measureIdeas`. The last level of a chapter and the levels "After hours" have two, all other levels have one. A
   * test chooses the ideas again; docs/ideas.md says how they are chosen.
   */
  readonly ideas: readonly number[];
  /**
   * The number of the level's feat (an extra task of a level): 0 for `Puzzle.feat`, n for the n-th of
   * `Puzzle.otherFeats`. Undefined means 0. A test computes the number again from the graph of the level's states.
   */
  readonly feat?: number;
}

interface AfterHours {
  readonly levelCount: number;
  /** The index, from 0, of the chapter whose scenery the levels "After hours" have. A scenery at night fits best. */
  readonly chapter: number;
}

/** The campaign of a puzzle: its fixed levels, in the order in which they are played. @noSelf */
export interface Campaign<Level extends CampaignLevel = CampaignLevel> {
  readonly levelCount: number;
  /**
   * The optional, harder levels "After hours", which follow the end of the campaign. Their indices are those after the
   * last level of the campaign. Undefined if there are none.
   */
  readonly afterHours?: AfterHours;
  /** Returns the level at an index, counted from 0. */
  readonly level: (levelIndex: number) => Level;
}

/**
 * A request to repeat the generation of a level and to record its steps. It has the arguments with which
 * `Puzzle.compose` generated the level.
 */
export interface GenerationRequest<Level, State, Target> {
  readonly level: Level;
  readonly target: Target;
  readonly from: Position | undefined;
  /** The random number generator in the state in which it was before the level was generated. */
  readonly random: Random;
  readonly isAcceptable: (this: void, level: Level) => Task<boolean>;
  readonly aim?: IdeaAim<Level, State> | undefined;
}

/**
 * A puzzle, with everything that the rest of the game needs to know about it.
 * @noSelf
 */
export interface Puzzle<Level, State, Target> extends Notation<Level> {
  readonly id: string;
  readonly name: string;
  /**
   * What the direction pad (✛) does in this puzzle, in at most three short words, because the screen has no more space.
   */
  readonly dpadLabel: string;
  /**
   * Whether each move tilts the whole board, so that the player may tilt the console instead of pressing ✛. Undefined
   * means no.
   */
  readonly isBoardTilted?: true;
  /** Whether a move can lose a level of this puzzle. If not, a rush (timed run) shows no lives. */
  readonly canBeLost: boolean;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * Generates a level with the wanted size and difficulty, and analyses it. The player's piece starts at `from`, which
   * is undefined if the puzzle has no such piece. Returns undefined if `random` leads to no level. With an `aim`,
   * levels with a strong solving idea (a technique that a solution needs) are preferred. The same arguments give the
   * same level on every machine.
   */
  readonly compose: (
    target: Target,
    from: Position | undefined,
    random: Random,
    isAcceptable: (level: Level) => Task<boolean>,
    aim?: IdeaAim<Level, State>,
  ) => Task<CertifiedLevel<Level, State> | undefined>;
  /**
   * Generates a level again, and records the steps by which the generator built it. Returns undefined if the repeated
   * generation gives another level than the first. The field is undefined if the puzzle's generator has no steps to
   * show.
   */
  readonly recordGeneration?: (request: GenerationRequest<Level, State, Target>) => Task<Generation | undefined>;
  /**
   * Where the player's piece is after a level, so that the next level can start with the piece at this position.
   * Undefined if the puzzle has no such piece, or if the piece is gone after a win.
   */
  readonly playerPosition?: PlayerPosition<Level, State>;
  /**
   * Returns the cell of the piece that the player moves; `NOWHERE` if this piece is gone. Undefined if a move moves
   * several pieces.
   */
  readonly playerCell?: (state: State) => number;
  readonly plan: Plan<Target>;
  readonly campaign: Campaign;
  /**
   * The things that lessons teach, in the order of the lessons. A lesson comes before the first level with its thing,
   * in any mode. Undefined if the puzzle has no lessons.
   */
  readonly newThings?: readonly NewThing[];
  /**
   * The size of the largest board that the puzzle can draw whole; the editor allows no larger board. Undefined if no
   * board may be larger than those of daily levels and challenges.
   */
  readonly largestBoard?: { readonly maxWidth: number; readonly maxHeight: number };
  /**
   * Returns why a lost level is lost, such as "Black fell off", in several lengths, the longest first. Undefined if no
   * move loses a level at once.
   */
  readonly lostReasons?: (state: State) => readonly string[];
  /** The feat (special achievement) of most campaign levels. */
  readonly feat: Feat<State>;
  /**
   * The feats (extra tasks of levels) of those campaign levels in which every win would also achieve `feat`. Undefined
   * if there are no such levels.
   */
  readonly otherFeats?: readonly Feat<State>[];
  /**
   * The solving ideas of this puzzle, and the functions that measure them. Some ideas, such as a chain of hits, are
   * only in this puzzle. All puzzles share the others, such as a detour.
   */
  readonly ideas: PuzzleIdeas<Level, State>;
  /**
   * Finds what a hint tells about the board of a level. `wins` has the shortest wins from the current state. Returns
   * undefined if there is nothing to tell about the board. Then the hint tells something that hints of every puzzle can
   * tell, such as the number of moves to a win. The field is undefined if the puzzle has no hints about the board.
   */
  readonly findBoardHint?: (level: Level, wins: ShortestWins<State>) => Task<BoardHint | undefined>;
  /** The painter that draws the levels of the first chapter, and of all modes without chapters. */
  readonly painter: Painter<Level, State>;
  /**
   * The chapters of the campaign after the first, in order. Each function loads its chapter. Undefined if the puzzle
   * has only one chapter.
   */
  readonly laterChapters?: readonly ((this: void) => Chapter<Painter<Level, State>>)[];
  readonly journey: Journey;
  /**
   * The notes and sounds of the puzzle. If undefined, the puzzle has neither music nor sounds of its own; the sounds of
   * menus are the same in all puzzles.
   */
  readonly soundTheme?: SoundTheme;
}

interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The state of the lamp beside the board, which shows whether the level can be won. `lit`: the level can be won in the
 * best way. `half`: the level can be won, but no longer in the best way. `out`: the level cannot be won. If no move can
 * change whether the level can be won, there is no lamp: `none` in general, and `dark` once the level is lost.
 */
export type Lamp = "lit" | "half" | "out" | "none" | "dark";

/**
 * The status of a rush, which is a run against the clock. `lives` is the number of lives left, which starts at 3.
 * `twelfths` is the time left, in twelfths of the whole run, rounded up: 12 at the start.
 */
export interface RushStatus {
  readonly lives: number;
  readonly twelfths: number;
}

/**
 * The box for a text in the scenery around the board, in pixels. Depending on `align`, `x` is the left end, the middle
 * or the right end of the text; `y` is its top edge.
 */
export interface SceneTextBox {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "right" | "centre";
  readonly width: number;
  readonly maxLines: 1 | 2 | 3;
}

/**
 * The boxes for the two texts in the scenery around the board. `main` is for the name or number of the level, and
 * `side` for its status. Texts are white in scenery at night and black in scenery by day.
 */
export interface SceneTexts {
  readonly ink: "white" | "black";
  /** The colour of the text in `side`; undefined if it is the colour of the text in `main`. */
  readonly sideInk?: "white" | "black";
  readonly main: SceneTextBox;
  readonly side: SceneTextBox;
  /**
   * The box of a thing in the scene, such as a lamp, that the text in `main` may cover. If the text reaches into this
   * box, the whole box is cleared before the text is drawn. Otherwise half of the thing would stay visible beside the
   * text. Undefined if the scene has no such thing near `main`.
   */
  readonly cleared?: CellBox;
}

/**
 * The texts that say whether the level can still be won, in words that fit the scenery, such as "igloo lit". Each list
 * has one text in several lengths, the longest first, so that one of them fits on the screen.
 */
export interface SceneLightTexts {
  readonly lit: readonly string[];
  /** A sentence that says that the level can no longer be won, such as "No way to the fish". */
  readonly out: readonly string[];
  /** The text for screen readers when the light in the scene goes off, because the level can no longer be won. */
  readonly announcement: string;
  /**
   * The texts about a level that can be won, but no longer in the best way. Undefined if the puzzle has only one kind
   * of win.
   */
  readonly half?: HalfLightTexts;
}

/** The texts about a level that can be won, but no longer in the best way; the lamp is then half lit. */
interface HalfLightTexts {
  /** The text on the screen that explains why the lamp is only half lit, in several lengths, the longest first. */
  readonly tips: readonly string[];
  /**
   * The text for screen readers when the best win, such as a full combo (all toys of each colour leave in one move) in
   * Skid, becomes impossible.
   */
  readonly lost: string;
  /** The text for screen readers when the best win becomes possible again. */
  readonly regained: string;
}

/**
 * A thing in the scenery around the board that moves once after each move of the player, such as a train that drives
 * on. When the player takes a move back, the thing moves back.
 * @noSelf
 */
export interface MoveFollower<Level> {
  readonly moveMs: number;
  /**
   * Draws the thing that moves once after each move of the player. It is drawn over the background, even while the
   * board is dark. `followedMoves` is the number of the player's moves after which the thing has moved. While the thing
   * moves, this number has a fraction.
   */
  readonly draw: (level: Level, lamp: Lamp, followedMoves: number) => void;
}

/**
 * The scenery that surrounds the board of a puzzle, with space for texts. It is never drawn over the board.
 * @noSelf
 */
export interface Scene<Level, State> {
  readonly texts: SceneTexts;
  readonly lightTexts: SceneLightTexts;
  /**
   * Whether most levels of the puzzle have a lamp, which shows whether the level can be won. A level has no lamp if no
   * move can change whether the level can be won. While a level is not analysed yet, this field decides whether it is
   * drawn with a lamp.
   */
  readonly usuallyHasLamp: boolean;
  /**
   * Draws the moving part of the lamp over the background while the lamp changes to the state `lamp`. This takes
   * `LAMP_CHANGE_MS` milliseconds, of which `elapsedMs` have passed. The field is undefined if no part of the lamp
   * moves.
   */
  readonly drawLampChange?: (lamp: Lamp, elapsedMs: number) => void;
  /**
   * The things in the scene that move by themselves, such as a sail in the wind; at most two. Undefined if there are
   * none.
   */
  readonly movements?: readonly Movement[];
  readonly moveFollower?: MoveFollower<Level>;
  /**
   * The text boxes in a rush (timed run). Undefined if the usual text boxes are also used in a rush. Then the lives and
   * the time are shown as text and not as pictures.
   */
  readonly rushTexts?: SceneTexts;
  /**
   * Returns the width of the text boxes beside a level's board, in pixels. Undefined if the boxes are as wide beside
   * all boards.
   */
  readonly textWidthBeside?: (level: Level) => number;
  /** The text boxes that are used while a hint is shown. Undefined if the usual text boxes are used. */
  readonly hintTexts?: SceneTexts;
  /**
   * Draws marks on the board, beneath the pieces, that show where pieces went in the moves from index `fromMove` to
   * `toMove` − 1. The mark of the last move is the clearest.
   */
  readonly drawTrails: (level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number) => void;
  /**
   * Draws a status that only this puzzle has, such as the number of balls that are left. `space` is the free space
   * beside the text that names the level or its result. The field is undefined if the puzzle has no such status.
   */
  readonly drawStatus?: (level: Level, moment: Moment<State>, space: SceneTextBox) => void;
  /**
   * Clears the parts of the scenery that would otherwise stay visible beside the palette of the editor. The palette
   * (the list of things to put on the board) covers only the text boxes. The field is undefined if no part would stay
   * visible.
   */
  readonly clearForEditor?: (board: Board) => void;
}

/**
 * How a puzzle draws a hint of the second of three grades: light on the cell where a piece would stop after the hinted
 * move.
 * @noSelf
 */
export interface HintLight<Level> {
  /** Dims the board, so that the lit cell stands out. `step` says how strongly, from 1 to `DIM_STEPS`. */
  readonly dimBoard: (level: Level, step: number, lamp: Lamp) => void;
  /** Draws a white disc of light in a cell, beneath the things and pieces on the cell. */
  readonly lightCell: (level: Level, cell: number) => void;
}

/**
 * The functions that draw a puzzle. Each of them, except `turnTo`, only draws on the screen or on the current picture
 * and changes nothing else.
 * @noSelf
 */
export interface Painter<Level, State> {
  readonly scene: Scene<Level, State>;
  /**
   * Draws everything that does not move: the board and the scene around it, with its lamp on or off. The background is
   * drawn once per level. In a rush (timed run) it is also drawn when the lives or the time change, if the scene shows
   * these.
   *
   * The editor converts an unfinished board to a level and draws it (see looks/paint-draft.ts). Such a level may lack
   * things, whose cell is then `NOWHERE`. This function, and `drawPieces` without a move, must skip missing things.
   */
  readonly drawBackground: (level: Level, lamp: Lamp, rush?: RushStatus) => void;
  /**
   * Returns a task that draws the same as `drawBackground` in parts, so that the play screen can paint it over several
   * frames. It yields after each part. The play screen may draw other things between two parts. The field is undefined
   * if the whole background takes less than a frame.
   */
  readonly drawBackgroundInParts?: (level: Level, lamp: Lamp) => Task<void>;
  /**
   * Returns the painter that draws a level, such as the painter of caves (levels of several rooms) for a cave. The
   * field is undefined if one painter draws all levels of the puzzle.
   */
  readonly painterOf?: (level: Level) => Painter<Level, State>;
  /**
   * Selects the part of a level that the screen shows at a moment, after the given moves. All other functions then draw
   * this part. Returns a number that is different for each picture that `drawBackground` draws. The field is undefined
   * if the screen shows levels whole.
   */
  readonly turnTo?: (level: Level, moment: Moment<State>, moves: readonly MoveRecord[]) => number;
  readonly boxOf: (board: Board, cell: number) => CellBox;
  /**
   * How far the pictures of things on the board reach beyond its edge, in pixels. In levels with fog, the fog covers
   * the board and this many pixels around it. The field is undefined if the usual eight pixels are right.
   */
  readonly reachBeyondEdge?: number;
  /**
   * Draws the pieces at a moment of a move or between two moves. Parts of the scene that overlap pieces are then drawn
   * again on top of the pieces.
   */
  readonly drawPieces: (level: Level, moment: Moment<State>, lamp: Lamp, rush?: RushStatus) => void;
  /**
   * Returns the pictures and sounds that show how the generator made a level. The field is undefined if the generator
   * has no steps to show.
   */
  readonly showGeneration?: (generation: Generation, lamp: Lamp) => GenerationShow;
  /**
   * Draws the pieces of a new level while they enter the board, instead of `drawPieces`. `elapsedMs` is the time since
   * the first piece began to enter.
   */
  readonly drawArrival: (level: Level, elapsedMs: number, lamp: Lamp, rush?: RushStatus) => void;
  /** Returns how many milliseconds pass until all pieces of a new level have entered the board. */
  readonly arrivalMs: (level: Level) => number;
  /**
   * Draws the pieces of a cleared level and the celebration, instead of `drawPieces`. `elapsedMs` is the time since the
   * celebration began.
   */
  readonly drawCelebration: (level: Level, state: State, elapsedMs: number, lamp: Lamp) => void;
  readonly celebrationMs: number;
  /**
   * Draws a short animation of one piece over the pieces while the player does nothing, for example the piece shuts its
   * eyes. `turn` counts these animations from 0 and decides which piece is animated.
   */
  readonly drawIdleAnimation: (level: Level, state: State, turn: number) => void;
  /**
   * How the puzzle draws a hint of the second of three grades, which lights the cell where a piece would stop. If
   * undefined, the game draws this hint: it dims the whole board except this cell.
   */
  readonly hintLight?: HintLight<Level>;
  /** Draws a hint of the last of three grades: a sign on the board that shows the direction of the best move. */
  readonly drawHint: (level: Level, state: State, direction: Direction, lamp: Lamp) => void;
}
