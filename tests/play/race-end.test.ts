import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { writeLinkCode } from "../../src/game/codes/challenge-code";
import { formatTime } from "../../src/game/widgets/format-time";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { levelNow, waitForLevel, win, winAndGoOn } from "./bot";
import { CHAIN } from "./chain-level";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { announcedChallenge, announcedResult } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const LEFT = { seed: 4711, puzzleIndex: 0, size: 2 };
const WHOLE = { seed: 4711, puzzleIndex: 3, size: 1 };
/**
 * The time that the player has used in a stored challenge whose last level is still to be won, in tenths of a second.
 */
const TENTHS_BEFORE = 380;
const FRAMES_OF_RACE = 260;

const FRAMES_OF_ARRIVAL = 60;

/**
 * A friend's time after each level of a challenge, in tenths of a second. The friend is slow in the first levels and
 * fast in the last ones.
 */
const SPLITS = [30, 40, 50, 55, 60, 64, 68, 70, 72, 74];

function seconds(tenths: number): string {
  return tenths % 10 === 0 ? `${tenths / 10} s` : `${(tenths / 10).toFixed(1)} s`;
}

interface Friend {
  readonly name: string;
  readonly tenths: number;
  readonly cleared: number;
  readonly splits?: readonly number[];
}

function begin(challenge: typeof LEFT, friend: Friend | undefined, store: Store): Player {
  const code = writeLinkCode(friend === undefined ? challenge : { ...challenge, ghost: friend });
  const player = startPlayer(store, { arguments: [`code=${code}`], files: gameBehind(PRINT_DRAWN_TEXTS) });
  settle(player);
  press(player, "a");
  waitForLevel(player);
  // Waits a fixed number of frames. The screen never stands still here, because the lead of the player or friend
  // changes beside the board.
  frames(player, FRAMES_OF_ARRIVAL);
  return player;
}

function leftInLastLevel(hints: number): Store {
  return storeWith((save) => {
    const tally = { mode: "challenge", size: LEFT.size, counts: [0, hints, 0, TENTHS_BEFORE] } as const;
    const level = { ...createResumePoint("last-ball", "challenge"), seed: LEFT.seed, levelNumber: CHALLENGE_LEVELS };
    setResumePoint(save, { ...level, tally, map: CHAIN.join("\n") });
    save.settings.name = "ANNA";
  });
}

function textsAtEnd(friend: Friend | undefined, hints = 0): { readonly texts: readonly string[]; tenths: number } {
  const player = begin(LEFT, friend, leftInLastLevel(hints));
  win(player);
  frames(player, FRAMES_OF_RACE);
  const result = announcedResult(player) ?? "";
  drawnTextsOf(player);
  // The first of two presses of ✛ shows the board. The second press shows the page with the challenge's result again.
  press(player, "up");
  frames(player, 30);
  press(player, "down");
  frames(player, 30);
  const texts = drawnTextsOf(player);
  const times = texts.filter((text) => /^\d+:\d\d\.\d$/.test(text));
  const [minutes, seconds] = times[times.length - 1].split(":");
  expect(result).toContain("Glissade: Last Ball, challenge");
  return { texts, tenths: Math.round(600 * Number(minutes) + 10 * Number(seconds)) };
}

describe("the end of a challenge of ten levels", () => {
  const alone = textsAtEnd(undefined);
  const friend = (tenths: number): Friend => ({ name: "EVE", tenths, cleared: 0 });

  test("without a friend's times the other lane waits, and Ⓐ shares the code", () => {
    for (const text of ["YOU", "A FRIEND", "Not played yet", "Who is faster?", "Ⓑ title", "Ⓐ share", "with a break"])
      expect(alone.texts).toContain(text);
    expect(alone.tenths).toBeGreaterThan(TENTHS_BEFORE);
  });

  test.each([
    [1, (own: number) => `EVE wins by ${seconds(own - 1)}`],
    [1000, (own: number) => `You win by ${seconds(1000 - own)}`],
    [9000, (own: number) => `You win by ${formatTime(9000 - own)}`],
  ])("against %i tenths of a second, the page says who won and by how much", (tenths, comparisonFor) => {
    const { texts, tenths: own } = textsAtEnd(friend(tenths));
    expect(texts).toContain(comparisonFor(own));
    expect(texts).toContain(formatTime(tenths));
  });

  test("a player who had a hint does not win against a friend", () => {
    const { texts } = textsAtEnd(friend(9000), 1);
    expect(texts).toContain("EVE had no help");
    expect(texts).toContain("Last Ball, 0 rewinds, 1 hint");
  });
});

test("a challenge against ten true times is run again, level by level, and its code goes to the next friend", () => {
  const friend = { name: "OLIVIA", tenths: SPLITS[9], cleared: 0, splits: SPLITS };
  const player = begin(WHOLE, friend, storeWith((save) => (save.settings.name = "ANNA"), "penguin")); // prettier-ignore
  for (let level = 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
  win(player);
  frames(player, 78);
  expectScreen(player, "race-runs");
  frames(player, 13);
  expectScreen(player, "race-decided");
  frames(player, FRAMES_OF_RACE);
  expectScreen(player, "race-over");
  expect(levelNow(player)).toBeDefined();
  press(player, "a");
  settle(player);
  expect(announcedChallenge(player)).toMatch(/^\w{7}-\w{7}-\w{7}/);
});
