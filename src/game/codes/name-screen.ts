/** The screen where the player enters the name that friends see in the player's challenge codes. */
import type { Screen } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playConfirmSound } from "../sounds";
import { drawNameDial } from "./challenges-view";
import { NAME_LENGTH, NAME_LETTERS } from "./ghost";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  wrapIndex,
  type DialActions,
} from "./steer-dial";
import { TEXTS } from "../texts/index";

/** The characters of a name: the character for an empty position, then the letters. */
const NAME_ALPHABET = `-${NAME_LETTERS}`;
const BLANK = 0;

/**
 * Creates the screen where the player enters a name of up to six letters. The name is empty if its first position stays
 * empty. `puzzleIndex` selects the puzzle whose main character is drawn. `saveName` is called with the new name. `back`
 * is called if the player leaves without saving.
 */
export function createNameScreen(
  puzzleIndex: number,
  name: string,
  saveName: (name: string) => void,
  back: () => void,
): Screen {
  const letters: number[] = [];
  for (let index = 0; index < NAME_LENGTH; index++)
    letters.push(index < name.length ? NAME_ALPHABET.indexOf(name.charAt(index)) : BLANK);
  const drum = createDrum();
  let cursor = 0;
  const isDone = (): boolean => cursor === NAME_LENGTH - 1 || letters[cursor] === BLANK;
  const letterOf = (index: number, by: number): string =>
    NAME_ALPHABET.charAt((letters[index] + by + NAME_ALPHABET.length) % NAME_ALPHABET.length);
  const draw = (): void => {
    const dial = { letterCount: NAME_LENGTH, cursor, letterOf, turnFraction: turnFraction(drum) };
    drawNameDial(dial, isDone() ? TEXTS.buttons.done : TEXTS.buttons.next, puzzleIndex);
  };
  const actions: DialActions = {
    turn: (by) => {
      letters[cursor] = wrapIndex(letters[cursor], by, NAME_ALPHABET.length);
    },
    move: (by) => {
      // A name has no gaps, so the cursor stops at the first empty position.
      if (cursor + by < 0 || (by > 0 && isDone())) return false;
      cursor += by;
      return true;
    },
    confirm: () => {
      if (!isDone()) moveDial(actions, 1);
      else {
        playConfirmSound();
        saveName(nameOf(letters));
      }
    },
    back: () => {
      playBackSound();
      if (cursor === 0) back();
      else cursor--;
    },
  };
  return {
    name: "name",
    update: (input, elapsedMs) => {
      steerDial(drum, input, elapsedMs, actions);
    },
    shown: (shown) => {
      for (const letter of letters) listShown(shown, letter);
      listShown(shown, cursor);
      listShown(shown, turnFraction(drum));
    },
    draw,
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

/** Returns the name: all letters before the first empty position. */
function nameOf(letters: readonly number[]): string {
  const end = letters.indexOf(BLANK);
  const name = end < 0 ? letters : letters.slice(0, end);
  return name.map((letter) => NAME_ALPHABET.charAt(letter)).join("");
}
