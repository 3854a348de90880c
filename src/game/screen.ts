/**
 * Defines a screen of the game as a pair: a state, which is plain data, and a kind, which is a set of plain functions
 * on that state. Exactly one screen is open at a time; see frame.ts.
 */
import type { MenuEntry } from "../device/menu";
import type { Button, Input } from "../device/input";
import type { Tap } from "../device/touch";
import type { Direction } from "../kernel/direction";
import type { SoundTheme } from "../puzzles/sound-theme";
import type { ShownValues } from "./shown-values";

/**
 * How far the picture of a screen is prepared.
 * - `ready`: the picture can be drawn.
 * - `painting`: a part of the picture was painted, which has taken the whole frame. The screen still shows the previous
 *   picture in this frame.
 * - `outdated`: a picture of an earlier moment can be drawn. The next frame prepares a newer one.
 */
export type Preparation = "ready" | "painting" | "outdated";

/**
 * A question of a player who cannot see the screen. `board`: all rows of the board. `pieces`: where the pieces are. A
 * direction: what a move in this direction of the screen would do.
 */
export type Question = "board" | "pieces" | Direction;

export interface ClearedLevel {
  readonly puzzleId: string;
  readonly map: string;
  readonly moves: readonly Direction[];
}

/**
 * A kind of screen: plain functions on the state of such a screen. There is one constant for each kind. frame.ts calls
 * the functions of the open screen in the order `update`, `report`, `shown`, `prepare`, `draw`, `runTasks`. `Choice`
 * has the choices of the screen's entries in the system menu. `Answer` has the answers to questions over the screen. A
 * screen without such entries or questions leaves them out.
 * @noSelf
 */
export interface ScreenKind<State, Choice extends string = never, Answer extends string = never> {
  /** The name of the screen for developers, such as `campaign map`. */
  readonly name: string;
  /**
   * Handles the input of one frame, and advances the time. The input may include the player's choice in the system
   * menu, or an answer to a question; these are handled first. Must not draw, paint pictures or run background tasks.
   * This function only queues requests for screens (see destination.ts), sounds, printed lines and saves; they are
   * carried out after it has returned.
   */
  readonly update: (state: State, input: Input<Choice, Answer>, elapsedMs: number) => void;
  /**
   * Reacts to what happened in the frame: announces changes to screen readers, saves automatically and plays lasting
   * sounds. Not called if the frame has opened another screen.
   */
  readonly report?: (state: State, elapsedMs: number) => void;
  /**
   * Adds to `shown` all values on which the picture of the screen depends, in a fixed order (see shown-values.ts). The
   * screen is drawn again when one of these values has changed. Left out if the picture stays the same while the screen
   * is open.
   */
  readonly shown?: (state: State, shown: ShownValues) => void;
  /**
   * Paints what the picture needs and is not painted yet, such as the background of a level. Called before `draw`. Left
   * out if `draw` needs nothing painted before.
   */
  readonly prepare?: (state: State) => Preparation;
  /**
   * Draws the whole screen. Called when a value listed by `shown` has changed. Must not change the state or request
   * anything, such as another screen.
   */
  readonly draw: (state: State) => void;
  /** Uses the rest of the frame for background tasks. The next frame shows their results. */
  readonly runTasks?: (state: State) => void;
  /**
   * Requests to save the player's progress. Called when the player leaves the screen or the game may end. Left out if
   * the screen has nothing to save.
   */
  readonly leave?: (state: State) => void;
  /** Cancels the background tasks of the screen, because the player has left the screen for good. */
  readonly drop?: (state: State) => void;
  /** Draws a summary of the level being played into the left half of the screen, beside the system menu. */
  readonly summary?: (state: State) => void;
  /**
   * Returns the level being played and its moves as JSON for a test (see play/attempt-json.ts); undefined if the screen
   * shows no level.
   */
  readonly attemptJson?: (state: State) => string | undefined;
  /** Returns the cleared level that the screen shows; undefined if it shows no cleared level. */
  readonly clearedLevel?: (state: State) => ClearedLevel | undefined;
  /**
   * Returns the texts that tell a player who cannot see the screen where the cursor is: the title of the screen, then
   * the entry under the cursor with its value and its help. The texts have a fixed order. When one of them changes, it
   * is announced. Only called if somebody plays by ear (see by-ear/). Left out if the screen announces itself in
   * another way.
   */
  readonly focus?: (state: State) => readonly string[];
  /**
   * Returns the answer to a question of a player who cannot see the screen, as several texts. Left out if the screen
   * shows no board.
   */
  readonly answer?: (state: State, question: Question) => readonly string[];
  /**
   * How many degrees the crank turns for one step on this screen, such as from one row to the next. Left out if the
   * crank does nothing on the screen.
   */
  readonly crankStepDegrees?: number;
  /** Returns whether the screen reacts to touches now. Left out if the screen never reacts to touches. */
  readonly takesTouch?: (state: State) => boolean;
  /**
   * Returns whether letters can be entered on the screen now. The web page then passes typed letters and digits on, and
   * none of these keys has another meaning. Left out if the player never enters letters on the screen.
   */
  readonly takesLetters?: (state: State) => boolean;
  /** Enters a typed letter or digit, given as a capital, at the cursor. Left out together with `takesLetters`. */
  readonly enterLetter?: (state: State, letter: string) => void;
  /**
   * Returns the buttons that a tap of the screen stands for, in the order in which they are pressed: for example, two
   * presses of ✛ down and one of Ⓐ for a tap on a row of a menu. If this function is left out or returns undefined, a
   * tap is Ⓐ. Only the web page reports taps, so the functions that compute these buttons are in a file of their own,
   * taps.lua.
   */
  readonly buttonsOfTap?: (state: State, tap: Tap) => readonly Button[] | undefined;
  /**
   * Returns the sounds and the music of the level that the screen shows. If this function is left out or returns
   * undefined, the puzzle's own sounds are played.
   */
  readonly soundTheme?: (state: State) => SoundTheme | undefined;
  /**
   * Returns whether the screen shows a level that can no longer be won, so that its board is dark. Left out if the
   * screen shows no level.
   */
  readonly isBoardDark?: (state: State) => boolean;
  /**
   * Returns whether the music of the screen plays faster now. Left out if it never plays faster on this kind of screen.
   */
  readonly hasFastMusic?: (state: State) => boolean;
  /**
   * Returns whether the screen appears at once, without the shutter: two black halves that slide apart over a new
   * screen. Left out if the screen always opens with the shutter.
   */
  readonly opensAtOnce?: (state: State) => boolean;
  /**
   * Returns whether the screen goes on without the player now, as a film does. Then the console does not lock itself.
   * Left out if the screen always waits for the player.
   */
  readonly runsByItself?: (state: State) => boolean;
  /** Whether the music and the sounds of the puzzle are off; left out if they are on. */
  readonly isSilent?: boolean;
  /**
   * Returns the entries that the screen adds to the system menu now, at most three. Called in each frame, so this
   * function must return the same list as before unless the entries have changed. When the player selects an entry, the
   * next call of `update` gets the entry's choice. Left out if the screen adds no entries.
   */
  readonly menu?: (state: State) => readonly MenuEntry<Choice>[];
}

declare const brand: unique symbol;

/** The state of a screen. Only the functions of its kind read and change its fields. */
interface OpaqueScreenState {
  readonly [brand]: "screen state";
}

/**
 * A screen of the game: its kind (functions) and its state (data). The open screen draws everything and gets all input.
 */
export interface Screen {
  readonly kind: ScreenKind<OpaqueScreenState, string, string>;
  readonly state: OpaqueScreenState;
}

/**
 * The same type as `State` if no field holds a function; a field that holds one gets the type `never`. The compiler
 * then refuses such a state.
 */
export type PlainState<State> = {
  readonly [Field in keyof State]: Extract<State[Field], (...parameters: never[]) => unknown> extends never
    ? State[Field]
    : never;
};

/**
 * Joins a kind of screen and a state to a screen. The type of the result hides the fields of the state. The state must
 * be plain data; the functions of the screen belong to its kind.
 */
export function screenOf<State, Choice extends string = never, Answer extends string = never>(
  kind: ScreenKind<State, Choice, Answer>,
  state: State & PlainState<State>,
): Screen {
  return { kind, state } as unknown as Screen;
}
