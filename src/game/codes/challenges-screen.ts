/**
 * The challenges screen. It has four views: a menu, the drums (turning cylinders with letters) for entering a code, a
 * new challenge, and the list of recent challenges.
 */

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
import { steerListWithSound } from "../widgets/list-with-sound";
import {
  CRANK_DEGREES_PER_ROW,
  createList,
  glideList,
  showList,
  roundToUnits,
  type List,
  type Row,
} from "../widgets/list";
import type { Challenge } from "./challenge-code";
import {
  challengeDial,
  challengeOnDial,
  drawChallenge,
  isAtEnd,
  isUntouched,
  moveCursor,
  offerUnfinishedChallenge,
  resize,
  turnLetter,
  type ChallengeDial,
} from "./challenge-dial";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfMenuTap } from "../taps/tap-menus";
import { CHOICE_ROW_PLACE, drawChoice, drawDial, drawNewChallenge } from "./challenges-view";
import { findUnfinishedChallenge } from "./unfinished-challenge";
import { MAX_RECENT_CHALLENGES, readRecentChallenges, type RecentChallenge } from "./recent-challenges";
import { drawRecentChallenges } from "./recent-challenges-view";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  type DialActions,
  type Drum,
} from "./steer-dial";
import { TEXTS } from "../texts/index";
import { describeDial, describeNewChallenge, describeRecentChoice } from "./challenges-focus";

/** The challenges screen, which shows one of its views. A view is a screen within this screen. */
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
  buttonsOfTap: ({ view }, tap) => view?.kind.buttonsOfTap?.(view.state, tap),
  focus: ({ view }) => view?.kind.focus?.(view.state) ?? [],
};

/**
 * Creates the challenges screen. `challengeDial` keeps the code that the player is entering, so a half-entered code is
 * still there when the player comes back. If that code is complete but wrong, the screen says so when it opens.
 *
 * New challenges are for the puzzle at index `puzzleIndex`. If the player has entered no code, the code of an
 * unfinished challenge is entered, so that the player can continue this challenge. If `listRow` (from 0) is given, the
 * screen opens with the list of recent challenges.
 */
export function createChallengesScreen(puzzleIndex: number, save: Save, listRow?: number): Screen {
  offerUnfinishedChallenge(challengeDial, findUnfinishedChallenge(save, puzzleIndex));
  const challenges: ChallengesScreen = { dial: challengeDial, puzzleIndex, save, view: undefined };
  enter(challenges, firstView(challenges, listRow));
  return screenOf(CHALLENGES, challenges);
}

function firstView(challenges: ChallengesScreen, listRow: number | undefined): Screen {
  if (listRow !== undefined) return createRecentList(challenges, listRow);
  return challenges.dial.fault === undefined ? createChoice(challenges) : createDialView(challenges);
}

/**
 * Shows another view of the challenges screen. Also tells the simulator by how many degrees the crank moves the cursor
 * by one row or letter in this view.
 */
function enter(challenges: ChallengesScreen, view: Screen): void {
  challenges.view = view;
  if (view.kind.crankStepDegrees !== undefined) queueCrankStep(view.kind.crankStepDegrees);
}

interface ChoiceView {
  readonly challenges: ChallengesScreen;
  readonly rows: readonly Row[];
  readonly list: List;
}

const CHOICE_VIEW: ScreenKind<ChoiceView> = {
  name: "challenges: choice",
  update: updateChoice,
  shown: ({ list }, shown) => {
    showList(shown, list);
  },
  draw: ({ challenges: { dial, puzzleIndex }, rows, list }) => {
    drawChoice(list, rows, dial, puzzleIndex);
  },
  buttonsOfTap: ({ list }, tap) => buttonsOfMenuTap(list, tap, CHOICE_ROW_PLACE),
  focus: ({ rows, list }) => [TEXTS.codes.challenges, rows[list.chosen].label],
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

function createChoice(challenges: ChallengesScreen): Screen {
  const rows = [
    { label: isUntouched(challenges.dial) ? TEXTS.codes.enterCode : TEXTS.codes.continueCode, note: "" },
    { label: TEXTS.codes.newChallenge, note: "" },
    { label: TEXTS.codes.recentChallenges, note: "" },
  ];
  return screenOf(CHOICE_VIEW, { challenges, rows, list: createList(rows.length, rows.length) });
}

function updateChoice({ challenges, list }: ChoiceView, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) {
    playConfirmSound();
    enter(challenges, chosenView(challenges, list.chosen));
  } else {
    steerListWithSound(list, input);
    glideList(list, elapsedMs);
  }
}

function chosenView(challenges: ChallengesScreen, row: number): Screen {
  if (row === 0) return createDialView(challenges);
  return row === 1 ? createNewChallenge(challenges) : createRecentList(challenges, 0);
}

interface RecentView {
  readonly challenges: ChallengesScreen;
  readonly all: readonly RecentChallenge[];
  readonly list: List;
}

const RECENT_VIEW: ScreenKind<RecentView> = {
  name: "challenges: recent",
  update: updateRecentList,
  shown: ({ list }, shown) => {
    showList(shown, list);
  },
  draw: ({ challenges, all, list }) => {
    drawRecentChallenges(list, all, challenges.puzzleIndex);
  },
  focus: ({ all, list }) => describeRecentChoice(all.length === 0 ? undefined : all[list.chosen]),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/**
 * Creates the list of recently opened challenges, with the cursor on row `chosenFirst`. Ⓐ opens the codes of the
 * selected challenge.
 */
function createRecentList(challenges: ChallengesScreen, chosenFirst: number): Screen {
  const all = readRecentChallenges(challenges.save.challenges);
  const list = createList(Math.max(1, all.length), MAX_RECENT_CHALLENGES, chosenFirst);
  return screenOf(RECENT_VIEW, { challenges, all, list });
}

function updateRecentList({ challenges, all, list }: RecentView, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    enter(challenges, createChoice(challenges));
  } else if (input.isAPressed && all.length > 0) {
    playConfirmSound();
    const { chosen } = list;
    requestScreen({ kind: "challenge-codes", played: all[chosen], back: { kind: "recent-challenges", row: chosen } });
  } else {
    steerListWithSound(list, input);
    glideList(list, elapsedMs);
  }
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
  },
  draw: ({ challenges: { dial, puzzleIndex }, drum }) => {
    drawDial(dial, turnFraction(drum), puzzleIndex);
  },
  focus: ({ challenges: { dial } }) => describeDial(dial),
  crankStepDegrees: CRANK_DEGREES_PER_LETTER,
};

const DIAL_ACTIONS: DialActions<DialView> = {
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

/** Shows `next` as the new challenge. Plays the sound of a refusal if this challenge is already shown. */
function offer(view: NewChallengeView, next: Challenge): void {
  const { challenge } = view;
  if (next.seed === challenge.seed && next.size === challenge.size) playRefusalSound();
  else playCursorSound();
  view.challenge = next;
}
