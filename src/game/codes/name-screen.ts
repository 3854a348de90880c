import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import { drawNameDial } from "./dial-view";
import { NAME_LENGTH, NAME_LETTERS } from "./ghost";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  shareOf,
  steerDial,
  turned,
  type DialActs,
} from "./steer-dial";

/** A place without a letter, and the letters. */
const WHEEL = `-${NAME_LETTERS}`;
const BLANK = 0;

/**
 * Dialling the player's name: up to six letters, and none if the first place is left empty. `world` is the place of the
 * puzzle whose player stands beside it. `keep` gets the name; `back` is called if it stays as it is.
 */
export function createNameScreen(world: number, name: string, keep: (name: string) => void, back: () => void): Screen {
  const letters: number[] = [];
  for (let at = 0; at < NAME_LENGTH; at++) letters.push(at < name.length ? WHEEL.indexOf(name.charAt(at)) : BLANK);
  const drum = createDrum();
  let place = 0;
  const isDone = (): boolean => place === NAME_LENGTH - 1 || letters[place] === BLANK;
  const letterOf = (at: number, by: number): string => WHEEL.charAt((letters[at] + by + WHEEL.length) % WHEEL.length);
  const show = (): void => {
    drawNameDial(NAME_LENGTH, place, letterOf, shareOf(drum), isDone() ? "done" : "next", world);
  };
  const acts: DialActs = {
    turn: (by) => {
      letters[place] = turned(letters[place], by, WHEEL.length);
    },
    move: (by) => {
      // A name has no gaps.
      if (place + by < 0 || (by > 0 && isDone())) return false;
      place += by;
      return true;
    },
    confirm: () => {
      if (!isDone()) moveDial(acts, 1);
      else {
        soundConfirm();
        keep(nameOf(letters));
      }
    },
    back: () => {
      soundBack();
      if (place === 0) back();
      else {
        place--;
        show();
      }
    },
    show,
  };
  return {
    frame: (input, elapsedMs) => {
      steerDial(drum, input, elapsedMs, acts);
    },
    show,
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

/** The letters before the first place that is empty. */
function nameOf(letters: readonly number[]): string {
  const end = letters.indexOf(BLANK);
  const name = end < 0 ? letters : letters.slice(0, end);
  return name.map((letter) => WHEEL.charAt(letter)).join("");
}
