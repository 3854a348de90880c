import type { Rules } from "../kernel/rules";
import type { Certificate } from "../kernel/certify";
import type { Work } from "../kernel/work";
import type { Card } from "./card";
import type { HudText } from "./hud";
import type { Table } from "./table";

/** A level that is ready to be played. */
export interface Supply<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  /** Undefined if it has not been explored yet. */
  readonly certificate: Certificate<State> | undefined;
}

/**
 * What makes an endless run, a campaign level, the level of the day, a rush or a challenge out of the play screen: which
 * levels come, what the quiet line says, and when it is over.
 * @noSelf
 */
export interface Mode<Level, State> {
  /** The next level, for the player's piece at column `x` and row `y`. */
  readonly supply: (x: number, y: number) => Work<Supply<Level, State>>;
  /** Whether the next level depends on where the last one ends, so that it can be composed before that. */
  readonly follows: boolean;
  readonly hud: (table: Table<Level, State>) => HudText;
  /** A level has come. */
  readonly onArrival: (level: Level) => void;
  readonly onWon: (table: Table<Level, State>) => void;
  readonly onTime: (elapsedMs: number) => void;
  /** The card that ends it, if it is over; `isCleared` once the farewell to a level is done. */
  readonly card: (table: Table<Level, State>, isCleared: boolean) => Card | undefined;
  /** Writes down where the player stands. */
  readonly remember: (table: Table<Level, State>) => void;
  /** Back to the screen before. */
  readonly back: () => void;
}
