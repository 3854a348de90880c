import { tellCrankStep } from "../../device/desktop";
import type { Input } from "../../device/input";
import { LEFT, RIGHT } from "../../kernel/direction";
import { createRandom } from "../../kernel/random";
import { newSeed } from "../new-seed";
import type { Save } from "../save/save";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { steerHeardList } from "../widgets/heard-list";
import { CRANK_DEGREES_PER_ROW, createList, glideList, wholeTurns } from "../widgets/list";
import { finishDial, freshChallenge, isAtEnd, isUntouched, movePlace, resize, turnLetter, type Dial } from "./dial";
import { drawChoice, drawDial, drawOffer } from "./dial-view";
import { codesOf, MOST_PLAYED, playedIn } from "./played";
import { drawPlayed } from "./played-view";
import { CRANK_DEGREES_PER_LETTER, createDrum, moveDial, shareOf, steerDial, type DialActs } from "./steer-dial";

/**
 * One of the three things that the screen shows.
 * @noSelf
 */
interface Part {
  readonly frame: (input: Input, elapsedMs: number) => void;
  readonly show: () => void;
  readonly crankStepDegrees: number;
}

/** @noSelf */
interface Parts {
  readonly choose: () => void;
  readonly dial: () => void;
  readonly offer: () => void;
  readonly played: () => void;
}

const CRANK_DEGREES_PER_SIZE = 40;
const FIRST_SIZE = 4;

/**
 * Challenges: dialling a friend's code, or a new code for a friend. `dial` is kept by the caller, so that a code half
 * dialled is there again when the player comes back; one with a fault is shown at once. New ones are for `puzzle`, its
 * place among all puzzles.
 */
export function createDialScreen(routes: Routes, dial: Dial, puzzle: number, save: Save): Screen {
  const enter = (next: Part): void => {
    part = next;
    tellCrankStep(part.crankStepDegrees);
    part.show();
  };
  const parts: Parts = {
    choose: () => {
      enter(createChoice(dial, puzzle, parts, routes));
    },
    dial: () => {
      enter(createDialling(dial, puzzle, parts, routes));
    },
    offer: () => {
      enter(createOffer(puzzle, parts, routes));
    },
    played: () => {
      enter(createPlayedList(save, puzzle, parts, routes));
    },
  };
  let part =
    dial.fault === "" ? createChoice(dial, puzzle, parts, routes) : createDialling(dial, puzzle, parts, routes);
  return {
    frame: (input, elapsedMs) => {
      part.frame(input, elapsedMs);
    },
    show: () => {
      part.show();
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: part.crankStepDegrees,
  };
}

function createChoice(dial: Dial, puzzle: number, parts: Parts, routes: Routes): Part {
  const rows = [
    { label: isUntouched(dial) ? "Enter a code" : "Go on with this code", note: "" },
    { label: "New challenge", note: "" },
    { label: "Last challenges", note: "" },
  ];
  const list = createList(rows.length, rows.length);
  const show = (): void => {
    drawChoice(list, rows, dial, puzzle);
  };
  return {
    frame: (input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        routes.title();
        return;
      }
      if (input.aPressed) {
        soundConfirm();
        if (list.chosen === 0) parts.dial();
        else if (list.chosen === 1) parts.offer();
        else parts.played();
        return;
      }
      steerHeardList(list, input);
      if (glideList(list, elapsedMs)) show();
    },
    show,
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

/** The challenges that were opened last; Ⓐ shows the codes of one. */
function createPlayedList({ played, settings }: Save, puzzle: number, parts: Parts, routes: Routes): Part {
  const all = playedIn(played);
  const list = createList(Math.max(1, all.length), MOST_PLAYED);
  const show = (): void => {
    drawPlayed(list, all, puzzle);
  };
  return {
    frame: (input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        parts.choose();
      } else if (input.aPressed && all.length > 0) {
        soundConfirm();
        routes.give(codesOf(all[list.chosen], settings.name));
      } else {
        const before = list.chosen;
        steerHeardList(list, input);
        if (glideList(list, elapsedMs) || list.chosen !== before) show();
      }
    },
    show,
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

function createDialling(dial: Dial, puzzle: number, parts: Parts, routes: Routes): Part {
  const drum = createDrum();
  const show = (): void => {
    drawDial(dial, shareOf(drum), puzzle);
  };
  const finish = (): void => {
    const challenge = finishDial(dial);
    if (challenge === undefined) {
      soundRefuse();
      show();
    } else {
      soundConfirm();
      routes.challenge(challenge);
    }
  };
  const acts: DialActs = {
    turn: (by) => {
      turnLetter(dial, by);
    },
    move: (by) => movePlace(dial, by),
    confirm: () => {
      if (isAtEnd(dial)) finish();
      else moveDial(acts, 1);
    },
    back: () => {
      soundBack();
      if (movePlace(dial, -1)) show();
      else parts.choose();
    },
    show,
  };
  return {
    frame: (input, elapsedMs) => {
      steerDial(drum, input, elapsedMs, acts);
    },
    show,
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

function createOffer(puzzle: number, parts: Parts, routes: Routes): Part {
  const random = createRandom(newSeed());
  let challenge = freshChallenge(random, puzzle, FIRST_SIZE);
  let crankDegrees = 0;
  const show = (): void => {
    drawOffer(challenge);
  };
  const offer = (next: typeof challenge): void => {
    if (next.seed === challenge.seed && next.size === challenge.size) soundRefuse();
    else soundCursor();
    challenge = next;
    show();
  };
  return {
    frame: (input) => {
      crankDegrees += input.crankDegrees;
      const sizes = wholeTurns(crankDegrees, CRANK_DEGREES_PER_SIZE);
      crankDegrees -= sizes * CRANK_DEGREES_PER_SIZE;
      if (sizes !== 0) offer(resize(challenge, sizes));
      if (input.bPressed) {
        soundBack();
        parts.choose();
      } else if (input.aPressed) {
        soundConfirm();
        routes.challenge(challenge);
      } else if (input.pressed === LEFT) offer(resize(challenge, -1));
      else if (input.pressed === RIGHT) offer(resize(challenge, 1));
      else if (input.pressed !== undefined) offer(freshChallenge(random, puzzle, challenge.size));
    },
    show,
    crankStepDegrees: CRANK_DEGREES_PER_SIZE,
  };
}
