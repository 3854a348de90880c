import { describe, expect, test } from "vitest";
import {
  MAX_RECENT_CHALLENGES,
  readRecentChallenges,
  rememberEnded,
  rememberOpened,
} from "../../src/game/codes/recent-challenges";
import { RUSH_SIZE, type Challenge } from "../../src/game/codes/challenge-code";
import type { RecentChallenges } from "../../src/game/save/recent-challenges";

const CHALLENGE: Challenge = { seed: 4711, puzzleIndex: 0, size: 2 };
const RUSH: Challenge = { ...CHALLENGE, size: RUSH_SIZE };

interface Result {
  readonly cleared: number;
  readonly tenths: number;
  readonly isUnaided: boolean;
}

function keptOf(first: Result, second: Result, challenge = CHALLENGE): Result | undefined {
  const save: RecentChallenges = { text: "" };
  rememberOpened(save, challenge);
  for (const { isUnaided, ...own } of [first, second]) rememberEnded(save, challenge, own, isUnaided);
  const [kept] = readRecentChallenges(save);
  const { ownResult } = kept;
  return ownResult && { cleared: ownResult.cleared, tenths: ownResult.tenths, isUnaided: kept.isUnaided };
}

describe("the list of recent challenges keeps", () => {
  const good = { cleared: 0, tenths: 900, isUnaided: true };

  test.each([
    { name: "the faster of two results without help", other: { ...good, tenths: 901 }, kept: good },
    { name: "the first of two equal results", other: good, kept: good },
    {
      name: "a result without help, not a faster one with help",
      other: { ...good, tenths: 1, isUnaided: false },
      kept: good,
    },
  ])("$name, in both orders", ({ other, kept }) => {
    expect(keptOf(good, other)).toEqual(kept);
    expect(keptOf(other, good)).toEqual(kept);
  });

  test("the rush with more levels, and of two with equally many the faster one", () => {
    const rush = { cleared: 12, tenths: 1800, isUnaided: true };
    const more = { ...rush, cleared: 13, tenths: 1801 };
    const faster = { ...rush, tenths: 1799 };
    expect(keptOf(rush, more, RUSH)).toEqual(more);
    expect(keptOf(more, rush, RUSH)).toEqual(more);
    expect(keptOf(rush, faster, RUSH)).toEqual(faster);
    expect(keptOf(faster, rush, RUSH)).toEqual(faster);
  });

  test("the newer of two results with help", () => {
    const aided = { ...good, isUnaided: false };
    expect(keptOf(aided, { ...aided, tenths: 2000 })).toEqual({ ...aided, tenths: 2000 });
  });

  test(`the ${MAX_RECENT_CHALLENGES} challenges that were opened last, each once, the newest first`, () => {
    const save: RecentChallenges = { text: "" };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 4, 4]) rememberOpened(save, { ...CHALLENGE, seed });
    expect(readRecentChallenges(save).map(({ challenge }) => challenge.seed)).toEqual([4, 7, 6, 5, 3]);
  });
});
