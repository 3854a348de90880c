/** The challenges screen with its three views: the first page, the page for entering a code, and a new challenge. */

import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { LEFT, RIGHT } from "../../kernel/direction";
import { createRandom, type Random } from "../../kernel/random";
import { queueCrankStep } from "../frame-events";
import { createSeed } from "../new-seed";
import type { Save } from "../save/save";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { CRANK_DEGREES_PER_ROW, roundToUnits } from "../widgets/list";
import type { Challenge } from "./challenge-code";
import {
  challengeDial,
  challengeOnDial,
  drawChallenge,
  isAtEnd,
  isUntouched,
  moveCursor,
  resize,
  turnLetter,
  type ChallengeDial,
} from "./challenge-dial";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfDialTap, buttonsOfNewChallengeTap } from "../taps/tap-dials";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfItemTap } from "../taps/tap-menus";
import { choiceItemAt, chosenHook, createChoiceOf, firstHook, steerChoice, type Choice } from "./challenges-choice";
import { choiceItemAtPoint, drawChoice } from "./challenges-choice-view";
import { drawDial, drawNewChallenge, newChallengePartAt } from "./challenges-view";
import { drawCrankTip, wantsCrank } from "./crank-tip";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET } from "./letter-group";
import { letterAtPoint } from "./letter-panes";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  type DialActions,
  type Drum,
  typeLetter,
} from "./steer-dial";
import { describeChoice, describeDial, describeNewChallenge } from "./challenges-focus";

interface ChallengesScreen {
  readonly dial: ChallengeDial;
  readonly puzzleIndex: number;
  readonly save: Save;
  view: Screen | undefined;
}

const CRANK_DEGREES_PER_SIZE = 40;
const FIRST_SIZE = 4;

const CHALLENGES: ScreenKind<ChallengesScreen> = {
  name: "challenges",
  update: ({ view }, input, elapsedMs) => {
    view?.kind.update(view.state, input, elapsedMs);
  },
  shown: ({ view }, shown) => {
    listShown(shown, view);
    view?.kind.shown?.(view.state, shown);
  },
  draw: ({ view }) => {
    view?.kind.draw(view.state);
  },
  takesLetters: ({ view }) => view?.kind.takesLetters?.(view.state) ?? false,
  enterLetter: ({ view }, letter) => {
    view?.kind.enterLetter?.(view.state, letter);
  },
  buttonsOfTap: ({ view }, tap) => view?.kind.buttonsOfTap?.(view.state, tap),
  focus: ({ view }) => view?.kind.focus?.(view.state) ?? [],
};

/**
 * Creates the challenges screen for the puzzle at `puzzleIndex`. A half-entered code is still there when the player
 * comes back. If `hook` is given, the cursor is on the recent challenge with this index, from 0.
 */
export function createChallengesScreen(puzzleIndex: number, save: Save, hook?: number): Screen {
  const challenges: ChallengesScreen = { dial: challengeDial, puzzleIndex, save, view: undefined };
  enter(challenges, firstView(challenges, hook));
  return screenOf(CHALLENGES, challenges);
}

function firstView(challenges: ChallengesScreen, hook: number | undefined): Screen {
  if (hook === undefined && challenges.dial.fault !== undefined) return createDialView(challenges);
  return createChoice(challenges, hook);
}

function enter(challenges: ChallengesScreen, view: Screen): void {
  challenges.view = view;
  if (view.kind.crankStepDegrees !== undefined) queueCrankStep(view.kind.crankStepDegrees);
}

interface ChoiceView {
  readonly challenges: ChallengesScreen;
  readonly choice: Choice;
}

const CHOICE_VIEW: ScreenKind<ChoiceView> = {
  name: "challenges: choice",
  update: updateChoice,
  shown: ({ choice }, shown) => {
    listShown(shown, choice.chosen);
  },
  draw: ({ challenges: { dial, puzzleIndex }, choice }) => {
    drawChoice(choice, dial, puzzleIndex);
  },
  buttonsOfTap: ({ choice }, tap) => buttonsOfItemTap(choice.chosen, choiceItemAtPoint(choice, tap.x, tap.y), tap),
  focus: ({ challenges: { dial }, choice }) => describeChoice(choice, isUntouched(dial)),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

function createChoice(challenges: ChallengesScreen, hook?: number): Screen {
  return screenOf(CHOICE_VIEW, { challenges, choice: createChoiceOf(challenges.save, challenges.puzzleIndex, hook) });
}

function updateChoice({ challenges, choice }: ChoiceView, input: Input): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) {
    playConfirmSound();
    openItem(challenges, choice);
  } else steerChoice(choice, input);
}

function openItem(challenges: ChallengesScreen, choice: Choice): void {
  const { unfinished, chosen } = choice;
  const hook = chosenHook(choice);
  const item = choiceItemAt(choice, chosen);
  if (hook !== undefined) {
    const back = { kind: "recent-challenges", row: chosen - firstHook(choice) } as const;
    requestScreen({ kind: "challenge-codes", played: hook.played, back });
  } else if (item === "continue" && unfinished !== undefined) {
    requestScreen({ kind: "challenge", challenge: unfinished.challenge });
  } else enter(challenges, item === "new" ? createNewChallenge(challenges) : createDialView(challenges));
}

interface DialView {
  readonly challenges: ChallengesScreen;
  readonly drum: Drum;
}

const DIAL_VIEW: ScreenKind<DialView> = {
  name: "challenges: dial",
  update: (view, input, elapsedMs) => {
    steerDial(view, DIAL_ACTIONS, input, elapsedMs);
  },
  shown: ({ challenges: { dial }, drum }, shown) => {
    for (const letter of dial.letters) listShown(shown, letter);
    listShown(shown, dial.cursor);
    listShown(shown, dial.fault);
    listShown(shown, turnFraction(drum));
    listShown(shown, wantsCrank(drum));
  },
  draw: ({ challenges: { dial, puzzleIndex }, drum }) => {
    drawDial(dial, turnFraction(drum), puzzleIndex);
    drawCrankTip(drum);
  },
  takesLetters: () => true,
  enterLetter: (view, letter) => {
    typeLetter(view, DIAL_ACTIONS, letter);
  },
  buttonsOfTap: ({ challenges: { dial } }, tap) => {
    const cursor = dial.cursor % CHALLENGE_GROUP_LENGTH;
    return buttonsOfDialTap(cursor, letterAtPoint(CHALLENGE_GROUP_LENGTH, cursor, tap), tap);
  },
  focus: ({ challenges: { dial } }) => describeDial(dial),
  crankStepDegrees: CRANK_DEGREES_PER_LETTER,
};

const DIAL_ACTIONS: DialActions<DialView> = {
  letters: CODE_ALPHABET,
  chosen: ({ challenges: { dial } }) => dial.letters[dial.cursor],
  isAtEnd: ({ challenges: { dial } }) => isAtEnd(dial),
  turn: ({ challenges }, by) => {
    turnLetter(challenges.dial, by);
  },
  move: ({ challenges }, by) => moveCursor(challenges.dial, by),
  confirm: (view) => {
    if (isAtEnd(view.challenges.dial)) finishDial(view);
    else moveDial(view, DIAL_ACTIONS, 1);
  },
  back: ({ challenges }) => {
    playGoBackSound();
    if (!moveCursor(challenges.dial, -1)) enter(challenges, createChoice(challenges));
  },
};

function createDialView(challenges: ChallengesScreen): Screen {
  return screenOf(DIAL_VIEW, { challenges, drum: createDrum() });
}

function finishDial({ challenges: { dial } }: DialView): void {
  const challenge = challengeOnDial(dial);
  if (challenge === undefined) playRefusalSound();
  else {
    playConfirmSound();
    requestScreen({ kind: "challenge", challenge: challenge });
  }
}

interface NewChallengeView {
  readonly challenges: ChallengesScreen;
  readonly random: Random;
  challenge: Challenge;
  crankDegrees: number;
}

const NEW_CHALLENGE_VIEW: ScreenKind<NewChallengeView> = {
  name: "challenges: new",
  update: updateNewChallenge,
  shown: ({ challenge }, shown) => {
    listShown(shown, challenge.seed);
    listShown(shown, challenge.size);
  },
  draw: ({ challenge }) => {
    drawNewChallenge(challenge);
  },
  buttonsOfTap: (_, tap) => buttonsOfNewChallengeTap(newChallengePartAt(tap), tap),
  focus: ({ challenge }) => describeNewChallenge(challenge),
  crankStepDegrees: CRANK_DEGREES_PER_SIZE,
};

function createNewChallenge(challenges: ChallengesScreen): Screen {
  const random = createRandom(createSeed());
  const challenge = drawChallenge(random, challenges.puzzleIndex, FIRST_SIZE);
  return screenOf(NEW_CHALLENGE_VIEW, { challenges, random, challenge, crankDegrees: 0 });
}

function updateNewChallenge(view: NewChallengeView, input: Input): void {
  const { challenges, random } = view;
  view.crankDegrees += input.crankDegrees;
  const sizes = roundToUnits(view.crankDegrees, CRANK_DEGREES_PER_SIZE);
  view.crankDegrees -= sizes * CRANK_DEGREES_PER_SIZE;
  if (sizes !== 0) offer(view, resize(view.challenge, sizes));
  if (input.isBPressed) {
    playGoBackSound();
    enter(challenges, createChoice(challenges));
  } else if (input.isAPressed) {
    playConfirmSound();
    requestScreen({ kind: "challenge", challenge: view.challenge });
  } else if (input.pressedDirection === LEFT) offer(view, resize(view.challenge, -1));
  else if (input.pressedDirection === RIGHT) offer(view, resize(view.challenge, 1));
  else if (input.pressedDirection !== undefined)
    offer(view, drawChallenge(random, challenges.puzzleIndex, view.challenge.size));
}

function offer(view: NewChallengeView, next: Challenge): void {
  const { challenge } = view;
  if (next.seed === challenge.seed && next.size === challenge.size) playRefusalSound();
  else playCursorSound();
  view.challenge = next;
}
