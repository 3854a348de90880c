import type { Challenge } from "./codes/challenge-code";

/**
 * The ways from screen to screen. Going through one leaves the present screen and opens the other.
 * @noSelf
 */
export interface Routes {
  readonly title: () => void;
  /** The title of the puzzle that comes so many places later, round and round. */
  readonly world: (by: number) => void;
  readonly endless: () => void;
  /** The campaign's map, with the cursor on level `number`, from 0. */
  readonly map: (number: number) => void;
  /** Level `number`, from 0, of the campaign. */
  readonly campaign: (number: number) => void;
  readonly daily: () => void;
  readonly rush: () => void;
  /** Dialling a challenge code. */
  readonly dial: () => void;
  readonly challenge: (challenge: Challenge) => void;
  readonly settings: () => void;
  readonly stats: () => void;
}
