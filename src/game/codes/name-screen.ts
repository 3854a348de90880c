/** The screen where the player enters a name: the player's own, which friends see, or that of a pack of levels. */
import { requestScreen, type Destination } from "../destination";
import { requestSave } from "../save/store-requests";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound } from "../sounds";
import { drawNameDial } from "./challenges-view";
import { drawCrankTip, wantsCrank } from "./crank-tip";
import { NAME_LENGTH, NAME_LETTERS } from "./ghost";
import { CONFIRM_KEY, typingTip } from "./letter-keys";
import { letterAtPoint } from "./letter-panes";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfDialTap } from "../taps/tap-dials";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  typeLetter,
  wrapIndex,
  type DialActions,
  type Drum,
} from "./steer-dial";
import { TEXTS } from "../texts/index";

/** The characters of a name: a hyphen for a missing letter, then all letters. */
const NAME_ALPHABET = `-${NAME_LETTERS}`;
const BLANK = 0;

interface Naming {
  readonly named: { name: string };
  readonly isPack: boolean;
}

/**
 * The state of the screen where the player enters a name.
 * @noSelf
 */
interface NameScreen {
  readonly puzzleIndex: number;
  readonly naming: Naming;
  readonly back: Destination;
  /** The letters of the entered name, as indices in `NAME_ALPHABET`. */
  readonly letters: number[];
  readonly drum: Drum;
  cursor: number;
}

const NAME_SCREEN: ScreenKind<NameScreen> = {
  name: "name",
  update: (screen, input, elapsedMs) => {
    steerDial(screen, DIAL_ACTIONS, input, elapsedMs);
  },
  shown: ({ letters, cursor, drum }, shown) => {
    for (const letter of letters) listShown(shown, letter);
    listShown(shown, cursor);
    listShown(shown, turnFraction(drum));
    listShown(shown, wantsCrank(drum));
  },
  draw: drawName,
  takesLetters: () => true,
  enterLetter: (screen, letter) => {
    typeLetter(screen, DIAL_ACTIONS, letter);
  },
  buttonsOfTap: ({ cursor }, tap) => buttonsOfDialTap(cursor, letterAtPoint(NAME_LENGTH, cursor, tap), tap),
  focus: (screen) => {
    const letter = NAME_ALPHABET.charAt(screen.letters[screen.cursor]);
    const a = isDone(screen) ? TEXTS.buttons.done : TEXTS.buttons.next;
    return [
      screen.naming.isPack ? TEXTS.codes.packName : TEXTS.codes.yourName,
      letter,
      TEXTS.countOf(screen.cursor + 1, NAME_LENGTH),
      `${CONFIRM_KEY} ${a}`,
      typingTip(),
    ];
  },
  crankStepDegrees: CRANK_DEGREES_PER_LETTER,
};

const DIAL_ACTIONS: DialActions<NameScreen> = {
  letters: NAME_ALPHABET,
  chosen: ({ letters, cursor }) => letters[cursor],
  isAtEnd: isDone,
  turn: ({ letters, cursor }, by) => {
    letters[cursor] = wrapIndex(letters[cursor], by, NAME_ALPHABET.length);
  },
  move: moveInName,
  confirm: (screen) => {
    if (!isDone(screen)) moveDial(screen, DIAL_ACTIONS, 1);
    else {
      playConfirmSound();
      saveName(screen);
    }
  },
  back: (screen) => {
    playGoBackSound();
    if (screen.cursor === 0) requestScreen(screen.back);
    else screen.cursor--;
  },
};

/**
 * Creates the screen where the player enters a name of up to six letters. The main figure of the puzzle at
 * `puzzleIndex` is drawn beside the name. The screen `back` opens when the player leaves, with or without a new name.
 */
export function createNameScreen(puzzleIndex: number, naming: Naming, back: Destination): Screen {
  const { name } = naming.named;
  const letters: number[] = [];
  for (let index = 0; index < NAME_LENGTH; index++)
    letters.push(index < name.length ? NAME_ALPHABET.indexOf(name.charAt(index)) : BLANK);
  return screenOf(NAME_SCREEN, { puzzleIndex, naming, back, letters, drum: createDrum(), cursor: 0 });
}

function saveName({ naming, letters, back }: NameScreen): void {
  naming.named.name = nameOf(letters);
  requestSave();
  requestScreen(back);
}

function isDone({ letters, cursor }: NameScreen): boolean {
  return cursor === NAME_LENGTH - 1 || letters[cursor] === BLANK;
}

function moveInName(screen: NameScreen, by: 1 | -1): boolean {
  if (screen.cursor + by < 0 || (by > 0 && isDone(screen))) return false;
  screen.cursor += by;
  return true;
}

function drawName(screen: NameScreen): void {
  const { puzzleIndex, naming, letters, drum, cursor } = screen;
  const letterOf = (index: number, by: number): string =>
    NAME_ALPHABET.charAt((letters[index] + by + NAME_ALPHABET.length) % NAME_ALPHABET.length);
  const { yourName, nameTip, packName, packNameTip } = TEXTS.codes;
  const [heading, tip] = naming.isPack ? [packName, packNameTip] : [yourName, nameTip];
  const dial = { heading, tip, letterCount: NAME_LENGTH, cursor, letterOf, turnFraction: turnFraction(drum) };
  drawNameDial(dial, isDone(screen) ? TEXTS.buttons.done : TEXTS.buttons.next, puzzleIndex);
  drawCrankTip(drum);
}

function nameOf(letters: readonly number[]): string {
  const end = letters.indexOf(BLANK);
  const name = end < 0 ? letters : letters.slice(0, end);
  return name.map((letter) => NAME_ALPHABET.charAt(letter)).join("");
}
