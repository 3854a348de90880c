import { describe, expect, test } from "vitest";
import {
  MAX_CHALLENGE_PUZZLES,
  CHALLENGE_SEEDS,
  GHOST_CODE_LENGTH,
  normaliseCode,
  readChallengeCode,
  RUSH_SIZE,
  writeChallengeCode,
  writeLinkCode,
  type Challenge,
} from "../../src/game/codes/challenge-code";
import { NAME_LENGTH, NAME_LETTERS } from "../../src/game/codes/ghost";
import {
  LEVEL_GROUP_LENGTH,
  LEVEL_CODE_ALPHABET,
  readLevelCode,
  writeLevelCode,
} from "../../src/game/codes/level-code";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { isFault, type Fault } from "../../src/kernel/fault";
import { drawBelow, createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { usesAllSeeds, seedCount, usesLongSweeps } from "../seed-count";
import { randomLevel } from "./random-level";

const CODES_OF_EACH_KIND = usesLongSweeps ? 20_000 : usesAllSeeds ? 4000 : 400;
const TIMEOUT_MS = 3_600_000;
/** `below` goes up to 32362 only. */
const SEED_PARTS = 512;
const MAX_TENTHS = 18_000;

/** A kind of codes: a code made by chance, without hyphens, and what is wrong with such a text. */
interface Kind {
  readonly letters: string;
  readonly namesGroups: boolean;
  readonly make: (at: number, random: Random) => string;
  readonly faultOf: (text: string) => (Fault & { readonly group?: number }) | undefined;
}

function anyChallenge(random: Random): Challenge {
  const seed = (drawBelow(random, SEED_PARTS) * SEED_PARTS + drawBelow(random, SEED_PARTS)) % CHALLENGE_SEEDS;
  return { seed, puzzle: drawBelow(random, MAX_CHALLENGE_PUZZLES), size: drawBelow(random, CHALLENGE_SIZES + 1) };
}

function anyGhostCode(random: Random): string {
  const challenge = anyChallenge(random);
  const isRush = challenge.size === RUSH_SIZE;
  const length = 1 + drawBelow(random, NAME_LENGTH);
  const name = Array.from({ length }, () => NAME_LETTERS.charAt(drawBelow(random, NAME_LETTERS.length))).join("");
  const tenths = 1 + drawBelow(random, isRush ? 1800 : MAX_TENTHS);
  return normaliseCode(
    writeChallengeCode({ ...challenge, ghost: { name, tenths, cleared: isRush ? drawBelow(random, 60) : 0 } }),
  );
}

/** The code of a link, with the times of ten levels. */
function anyLink(random: Random): string {
  const { seed, puzzle, size } = anyChallenge(random);
  const splits = Array.from({ length: 10 }, () => 1 + drawBelow(random, MAX_TENTHS)).toSorted(
    (one, other) => one - other,
  );
  const ghost = { name: "OLIVIA", tenths: splits[9], cleared: 0, splits };
  return normaliseCode(writeLinkCode({ seed, puzzle, size: Math.max(1, size), ghost }));
}

function faultOfChallenge(text: string): Fault | undefined {
  const read = readChallengeCode(text, MAX_CHALLENGE_PUZZLES);
  return isFault(read) ? read : undefined;
}

function faultOfLevel(text: string): Fault | undefined {
  const read = runToEnd(readLevelCode(text));
  return isFault(read) ? read : undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "a level's code": {
    letters: LEVEL_CODE_ALPHABET,
    namesGroups: true,
    make: (at, random) => {
      const puzzleIndex = at % PUZZLES.length;
      return runToEnd(
        writeLevelCode({ puzzleIndex, map: randomLevel(PUZZLES[puzzleIndex].load(), random) }),
      ).replaceAll("-", "");
    },
    faultOf: faultOfLevel,
  },
  "a challenge's code": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => writeChallengeCode(anyChallenge(random)),
    faultOf: faultOfChallenge,
  },
  "the code of a challenge with a friend's time": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => anyGhostCode(random),
    faultOf: faultOfChallenge,
  },
  "the code of a link with the times of ten levels": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => anyLink(random),
    faultOf: faultOfChallenge,
  },
};

/** All texts that two unequal neighbours of a code make when they change places, and where the first one is. */
function* swapsOf(code: string): Generator<readonly [string, number]> {
  for (let at = 0; at + 1 < code.length; at++) {
    const [one, other] = [code.charAt(at), code.charAt(at + 1)];
    if (one !== other) yield [code.slice(0, at) + other + one + code.slice(at + 2), at];
  }
}

/** All texts that differ from a code in one letter, and where it is. */
function* wrongLettersOf(code: string, letters: string): Generator<readonly [string, number]> {
  for (let at = 0; at < code.length; at++) {
    for (const letter of letters) {
      if (letter !== code.charAt(at)) yield [code.slice(0, at) + letter + code.slice(at + 1), at];
    }
  }
}

/** How many of some spoilt codes are read as codes, how many are refused without the group's name, of how many. */
interface Count {
  passed: number;
  unnamed: number;
  all: number;
}

function countPassed(kind: Kind, spoilt: Iterable<readonly [string, number]>, count: Count): void {
  for (const [text, at] of spoilt) {
    count.all++;
    const fault = kind.faultOf(text);
    if (fault === undefined) count.passed++;
    else if (kind.namesGroups && fault.group !== Math.floor(at / LEVEL_GROUP_LENGTH) + 1) count.unnamed++;
  }
}

describe.each(Object.keys(KINDS))("%s", (name) => {
  const kind = KINDS[name];

  test.each([
    ["two unequal neighbours that changed places", (code: string) => swapsOf(code)],
    ["one wrong letter", (code: string) => wrongLettersOf(code, kind.letters)],
  ])(
    "is refused with %s, wherever that is",
    (mistake, spoil) => {
      const random = createRandom(27);
      const count: Count = { passed: 0, unnamed: 0, all: 0 };
      for (let at = 0; at < CODES_OF_EACH_KIND; at++) {
        const code = kind.make(at, random);
        expect(kind.faultOf(code)).toBeUndefined();
        countPassed(kind, spoil(code), count);
      }
      console.log(`${name}, ${mistake}, in ${CODES_OF_EACH_KIND} codes: ${JSON.stringify(count)}`);
      expect(count).toMatchObject({ passed: 0, unnamed: 0 });
    },
    TIMEOUT_MS,
  );
});

test("a code with a friend's time has three groups of challenge codes, whose borders swaps cross, too", () => {
  const random = createRandom(28);
  const code = anyGhostCode(random);
  expect(code).toHaveLength(GHOST_CODE_LENGTH);
  expect([...swapsOf(code)].some(([, at]) => at === CHALLENGE_GROUP_LENGTH - 1)).toBe(true);
});

describe("what is said of a challenge's code with two swapped neighbours, or one wrong letter,", () => {
  const groups = (text: string): string => /^Group (\d+)/.exec(text)?.[1] ?? "1";

  /** Codes of one, three and eight groups. */
  function anyCode(at: number, random: Random): string {
    if (at % 3 === 0) return writeChallengeCode(anyChallenge(random));
    return at % 3 === 1 ? anyGhostCode(random) : anyLink(random);
  }

  /** Whether a sentence names the two letters from place `at` of a code, from 0, as swapped, or that some two are. */
  function namesSwap(sentence: string, at: number): boolean {
    const first = 1 + (at % CHALLENGE_GROUP_LENGTH);
    const names = [`${first} and ${first + 1} may be swapped`, `or ${first}–${first + 1} swapped`];
    const isNamed = [...names, "two may be swapped", "or two swapped"].some((name) => sentence.endsWith(name));
    return isNamed && groups(sentence) === `${1 + Math.floor(at / CHALLENGE_GROUP_LENGTH)}`;
  }

  /** Whether a sentence names the letter at a place as wrong, and if it says which one would fit, the right one. */
  function namesLetter(sentence: string, at: number, right: string): boolean {
    const place = 1 + (at % CHALLENGE_GROUP_LENGTH);
    const group = 1 + Math.floor(at / CHALLENGE_GROUP_LENGTH);
    if (groups(sentence) !== `${group}`) return false;
    if (sentence.includes("would fit")) {
      const name = group === 1 ? `Letter ${place} is wrong` : `Group ${group}, letter ${place}`;
      return sentence === `${name}: ${right} would fit`;
    }
    return sentence.startsWith(group === 1 ? `Letter ${place} wrong, or ` : `Group ${group}: ${place} wrong, or `);
  }

  test(
    "names what happened, and no letter that would make it the code of another challenge",
    () => {
      const random = createRandom(29);
      const count = { swaps: 0, across: 0, letters: 0, misled: 0 };
      for (let all = 0; all < seedCount(3000); all++) {
        const code = anyCode(all, random);
        for (const [text, at] of swapsOf(code)) {
          const sentence = faultOfChallenge(text)?.fault ?? "";
          const isAcross = at % CHALLENGE_GROUP_LENGTH === CHALLENGE_GROUP_LENGTH - 1;
          // Across groups each group has one wrong letter: the first group's last is named.
          const isRight = isAcross ? namesLetter(sentence, at, code.charAt(at)) : namesSwap(sentence, at);
          if (!isRight) count.misled++;
          count[isAcross ? "across" : "swaps"]++;
        }
        for (const [text, at] of wrongLettersOf(code, CODE_ALPHABET)) {
          const sentence = faultOfChallenge(text)?.fault ?? "";
          if (!namesLetter(sentence, at, code.charAt(at))) count.misled++;
          count.letters++;
        }
      }
      console.log(JSON.stringify(count));
      expect(count).toMatchObject({ misled: 0 });
    },
    TIMEOUT_MS,
  );
});
