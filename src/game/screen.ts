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
 * - `painting`: a part of the picture was painted, which has taken the whole frame. The previous picture stays.
 * - `outdated`: a picture of an earlier moment can be drawn. The next frame prepares a newer one.
 */
export type Preparation = "ready" | "painting" | "outdated";

/**
 * A question of a player who cannot see the screen: for all rows of the board (`board`), for the pieces (`pieces`), or
 * for the effect of a move in a direction.
 */
export type Question = "board" | "pieces" | Direction;

export interface ClearedLevel {
  readonly puzzleId: string;
  readonly map: string;
  readonly moves: readonly Direction[];
}

/**
 * A kind of screen: plain functions on the state of such a screen, which frame.ts calls in a fixed order. `Choice` has
 * the choices of the screen's entries in the system menu, `Answer` the answers to questions over the screen.
 * @noSelf
 */
export interface ScreenKind<State, Choice extends string = never, Answer extends string = never> {
  /** The name of the screen for developers, such as `campaign map`. */
  readonly name: string;
  /**
   * Handles the input of one frame, and advances the time. It must not draw, paint pictures or run tasks. It only
   * queues requests, such as for screens, sounds and saves, which are carried out afterwards.
   */
  readonly update: (state: State, input: Input<Choice, Answer>, elapsedMs: number) => void;
  /**
   * Reacts to what happened in the frame: for example, announces changes to screen readers, or saves. It is not called
   * if the frame has opened another screen.
   */
  readonly report?: (state: State, elapsedMs: number) => void;
  /**
   * Adds to `shown` all values on which the picture of the screen depends, in a fixed order. The screen is drawn again
   * when one of them has changed. Left out if the picture always stays the same.
   */
  readonly shown?: (state: State, shown: ShownValues) => void;
  /**
   * Paints what the picture needs and is not painted yet, such as the background of a level. It is called before
   * `draw`. Left out if there is nothing to paint.
   */
  readonly prepare?: (state: State) => Preparation;
  /**
   * Draws the whole screen, when a value listed by `shown` has changed. It must not change the state or request
   * anything, such as another screen.
   */
  readonly draw: (state: State) => void;
  /**
   * Uses the rest of the frame for the background tasks of the screen. The next frame shows the results of the tasks.
   */
  readonly runTasks?: (state: State) => void;
  /**
   * Requests to save the player's progress, when the player leaves the screen or the game may end. Left out if the
   * screen has nothing to save.
   */
  readonly leave?: (state: State) => void;
  /**
   * Cancels the tasks of the screen, because the player has left the screen and will not return to its present state.
   */
  readonly drop?: (state: State) => void;
  /** Draws a summary of the level being played into the left half of the screen, beside the system menu. */
  readonly summary?: (state: State) => void;
  /** Returns the level being played and its moves as JSON for a test, or undefined if the screen shows no level. */
  readonly attemptJson?: (state: State) => string | undefined;
  /** Returns the cleared level that the screen shows, or undefined if it shows none. */
  readonly clearedLevel?: (state: State) => ClearedLevel | undefined;
  /**
   * Returns the texts about the place of the cursor for a player who cannot see the screen: the screen's title, and the
   * entry with its value and help. A text is announced when it changes.
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
   * Returns whether letters can be entered on the screen now. The web page then passes typed letters and digits on.
   * Left out if the player never enters letters there.
   */
  readonly takesLetters?: (state: State) => boolean;
  /** Enters a typed letter or digit, given as a capital, at the cursor. Left out together with `takesLetters`. */
  readonly enterLetter?: (state: State, letter: string) => void;
  /**
   * Returns the buttons that a tap of the screen stands for, in order, such as ✛ down and Ⓐ. If it is left out or
   * returns undefined, a tap is Ⓐ.
   */
  readonly buttonsOfTap?: (state: State, tap: Tap) => readonly Button[] | undefined;
  /**
   * Returns the sounds and the music of the shown level. If it is left out or returns undefined, the puzzle's own
   * sounds are played.
   */
  readonly soundTheme?: (state: State) => SoundTheme | undefined;
  /**
   * Returns whether the screen shows a level that can no longer be won, so that its board is dark. Left out if the
   * screen shows no level.
   */
  readonly isBoardDark?: (state: State) => boolean;
  /** Returns whether the music of the screen plays faster now. Left out if it never does on this kind of screen. */
  readonly hasFastMusic?: (state: State) => boolean;
  /**
   * Returns whether the screen appears at once, without the shutter (two black halves that slide apart). Left out if it
   * always opens with the shutter.
   */
  readonly opensAtOnce?: (state: State) => boolean;
  /**
   * Returns whether the screen goes on without the player now, as a film does, so that the console does not lock
   * itself. Left out if it always waits for the player.
   */
  readonly runsByItself?: (state: State) => boolean;
  /** Whether the music and the sounds of the puzzle are off; left out if they are on. */
  readonly isSilent?: boolean;
  /**
   * Returns the entries that the screen adds to the system menu now, at most three. As long as the entries stay the
   * same, it must return the same list object. When the player selects an entry, `update` gets the entry's choice. Left
   * out if the screen has no entries.
   */
  readonly menu?: (state: State) => readonly MenuEntry<Choice>[];
}

declare const brand: unique symbol;

/** Only the functions of the screen's kind read and change the fields of its state. */
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
 * The same type as `State` if no field holds a function. A field that holds one gets the type `never`, so that the
 * compiler refuses the state.
 */
export type PlainState<State> = {
  readonly [Field in keyof State]: Extract<State[Field], (...parameters: never[]) => unknown> extends never
    ? State[Field]
    : never;
};

/**
 * Joins a kind of screen and a state, which must be plain data, to a screen. The type of the result hides the fields of
 * the state.
 */
export function screenOf<State, Choice extends string = never, Answer extends string = never>(
  kind: ScreenKind<State, Choice, Answer>,
  state: State & PlainState<State>,
): Screen {
  return { kind, state } as unknown as Screen;
}
