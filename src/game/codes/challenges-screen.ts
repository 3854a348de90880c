/**
 * The challenges screen. It has four views: a menu, the letter wheels for entering a code, a new challenge, and the
 * list of recent challenges.
 */

import type { Input } from "../../device/input";
import { LEFT, RIGHT } from "../../kernel/direction";
import { createRandom } from "../../kernel/random";
import { queueCrankStep } from "../frame-events";
import { newSeed } from "../new-seed";
import type { Save } from "../save/save";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, wholeUnits } from "../widgets/list";
import {
  challengeOnDial,
  freshChallenge,
  isAtEnd,
  isUntouched,
  moveCursor,
  offerUnfinishedChallenge,
  resize,
  turnLetter,
  type ChallengeDial,
} from "./challenge-dial";
import { drawChoice, drawDial, drawNewChallenge } from "./challenges-view";
import { unfinishedChallenge } from "./unfinished-challenge";
import { challengesToShare, MAX_RECENT_CHALLENGES, readRecentChallenges } from "./recent-challenges";
import { drawRecentChallenges } from "./recent-challenges-view";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  type DialActions,
} from "./steer-dial";
import { TEXTS } from "../texts/index";

/** @noSelf */
interface SubScreen {
  readonly update: (input: Input, elapsedMs: number) => void;
  readonly shown: (shown: ShownValues) => void;
  readonly draw: () => void;
  readonly crankStepDegrees: number;
}

/** @noSelf */
interface SubScreens {
  readonly choice: () => void;
  readonly dial: () => void;
  readonly newChallenge: () => void;
  readonly recent: () => void;
}

const CRANK_DEGREES_PER_SIZE = 40;
const FIRST_SIZE = 4;

/**
 * Creates the challenges screen. The caller owns `dial`, the code that the player is entering, so a half-entered code
 * is still there when the player comes back. A wrong code is shown at once.
 *
 * New challenges are for the puzzle at index `puzzleIndex`. If no code is entered, `dial` gets the code of an
 * unfinished challenge, so that the player can continue it. If `listRow` (from 0) is given, the screen opens with the
 * list of recent challenges.
 */
export function createChallengesScreen(
  routes: Routes,
  dial: ChallengeDial,
  puzzleIndex: number,
  save: Save,
  listRow?: number,
): Screen {
  offerUnfinishedChallenge(dial, unfinishedChallenge(save, puzzleIndex));
  const enter = (next: SubScreen): void => {
    current = next;
    queueCrankStep(current.crankStepDegrees);
  };
  const subScreens: SubScreens = {
    choice: () => {
      enter(createChoice(dial, puzzleIndex, subScreens, routes));
    },
    dial: () => {
      enter(createDialSubScreen(dial, puzzleIndex, subScreens, routes));
    },
    newChallenge: () => {
      enter(createNewChallenge(puzzleIndex, subScreens, routes));
    },
    recent: () => {
      enter(createRecentList(save, puzzleIndex, subScreens, routes, 0));
    },
  };
  const createFirst = (): SubScreen => {
    if (listRow !== undefined) return createRecentList(save, puzzleIndex, subScreens, routes, listRow);
    return dial.fault === undefined
      ? createChoice(dial, puzzleIndex, subScreens, routes)
      : createDialSubScreen(dial, puzzleIndex, subScreens, routes);
  };
  let current = createFirst();
  return {
    name: "challenges",
    update: (input, elapsedMs) => {
      current.update(input, elapsedMs);
    },
    shown: (shown) => {
      listShown(shown, current);
      current.shown(shown);
    },
    draw: () => {
      current.draw();
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: current.crankStepDegrees,
  };
}

function createChoice(dial: ChallengeDial, puzzleIndex: number, subScreens: SubScreens, routes: Routes): SubScreen {
  const rows = [
    { label: isUntouched(dial) ? TEXTS.codes.enterCode : TEXTS.codes.continueCode, note: "" },
    { label: TEXTS.codes.newChallenge, note: "" },
    { label: TEXTS.codes.recentChallenges, note: "" },
  ];
  const list = createList(rows.length, rows.length);
  const draw = (): void => {
    drawChoice(list, rows, dial, puzzleIndex);
  };
  return {
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        routes.title();
        return;
      }
      if (input.isAPressed) {
        playConfirmSound();
        if (list.chosen === 0) subScreens.dial();
        else if (list.chosen === 1) subScreens.newChallenge();
        else subScreens.recent();
        return;
      }
      steerListWithSound(list, input);
      glideList(list, elapsedMs);
    },
    shown: (shown) => {
      showList(shown, list);
    },
    draw,
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

/**
 * Creates the list of recently opened challenges, with the cursor on row `chosenFirst`. Ⓐ opens the codes of the
 * selected challenge.
 */
function createRecentList(
  { challenges, settings }: Save,
  puzzleIndex: number,
  subScreens: SubScreens,
  routes: Routes,
  chosenFirst: number,
): SubScreen {
  const all = readRecentChallenges(challenges);
  const list = createList(Math.max(1, all.length), MAX_RECENT_CHALLENGES, chosenFirst);
  const draw = (): void => {
    drawRecentChallenges(list, all, puzzleIndex);
  };
  return {
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        subScreens.choice();
      } else if (input.isAPressed && all.length > 0) {
        playConfirmSound();
        const { chosen } = list;
        routes.showCodes(challengesToShare(all[chosen], settings.name), () => {
          routes.lastChallenges(chosen);
        });
      } else {
        steerListWithSound(list, input);
        glideList(list, elapsedMs);
      }
    },
    shown: (shown) => {
      showList(shown, list);
    },
    draw,
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

function createDialSubScreen(
  dial: ChallengeDial,
  puzzleIndex: number,
  subScreens: SubScreens,
  routes: Routes,
): SubScreen {
  const drum = createDrum();
  const draw = (): void => {
    drawDial(dial, turnFraction(drum), puzzleIndex);
  };
  const finish = (): void => {
    const challenge = challengeOnDial(dial);
    if (challenge === undefined) playRefusalSound();
    else {
      playConfirmSound();
      routes.challenge(challenge);
    }
  };
  const actions: DialActions = {
    turn: (by) => {
      turnLetter(dial, by);
    },
    move: (by) => moveCursor(dial, by),
    confirm: () => {
      if (isAtEnd(dial)) finish();
      else moveDial(actions, 1);
    },
    back: () => {
      playBackSound();
      if (!moveCursor(dial, -1)) subScreens.choice();
    },
  };
  return {
    update: (input, elapsedMs) => {
      steerDial(drum, input, elapsedMs, actions);
    },
    shown: (shown) => {
      for (const letter of dial.letters) listShown(shown, letter);
      listShown(shown, dial.cursor);
      listShown(shown, dial.fault);
      listShown(shown, turnFraction(drum));
    },
    draw,
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

function createNewChallenge(puzzleIndex: number, subScreens: SubScreens, routes: Routes): SubScreen {
  const random = createRandom(newSeed());
  let challenge = freshChallenge(random, puzzleIndex, FIRST_SIZE);
  let crankDegrees = 0;
  const draw = (): void => {
    drawNewChallenge(challenge);
  };
  const offer = (next: typeof challenge): void => {
    if (next.seed === challenge.seed && next.size === challenge.size) playRefusalSound();
    else playCursorSound();
    challenge = next;
  };
  return {
    update: (input) => {
      crankDegrees += input.crankDegrees;
      const sizes = wholeUnits(crankDegrees, CRANK_DEGREES_PER_SIZE);
      crankDegrees -= sizes * CRANK_DEGREES_PER_SIZE;
      if (sizes !== 0) offer(resize(challenge, sizes));
      if (input.isBPressed) {
        playBackSound();
        subScreens.choice();
      } else if (input.isAPressed) {
        playConfirmSound();
        routes.challenge(challenge);
      } else if (input.pressedDirection === LEFT) offer(resize(challenge, -1));
      else if (input.pressedDirection === RIGHT) offer(resize(challenge, 1));
      else if (input.pressedDirection !== undefined) offer(freshChallenge(random, puzzleIndex, challenge.size));
    },
    shown: (shown) => {
      listShown(shown, challenge.seed);
      listShown(shown, challenge.size);
    },
    draw,
    crankStepDegrees: CRANK_DEGREES_PER_SIZE,
  };
}
