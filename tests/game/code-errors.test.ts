import { describe, expect, test } from "vitest";
import { formatCodeFault, type CodeFault } from "../../src/game/codes/code-fault";
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
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { seedCount, usesLongSweeps } from "../seed-count";
import { randomLevel } from "./random-level";

const CODES_OF_EACH_KIND = usesLongSweeps ? 20_000 : seedCount(4000);
const TIMEOUT_MS = 3_600_000;
/**
 * The limit below which two random numbers are drawn to form the seed of a challenge. A seed can exceed 32362, and
 * `drawRandomBelow` accepts no higher limit.
 */
const SEED_PARTS = 512;
const MAX_TENTHS = 18_000;

/**
 * A kind of code that players share. `make` returns a random code without hyphens, and `faultOf` returns the mistake
 * that the game reports for a text.
 */
interface Kind {
  readonly letters: string;
  readonly namesGroups: boolean;
  readonly make: (index: number, random: Random) => string;
  readonly faultOf: (text: string) => (Fault<CodeFault> & { readonly group?: number }) | undefined;
}

function anyChallenge(random: Random): Challenge {
  const seed =
    (drawRandomBelow(random, SEED_PARTS) * SEED_PARTS + drawRandomBelow(random, SEED_PARTS)) % CHALLENGE_SEEDS;
  return {
    seed,
    puzzleIndex: drawRandomBelow(random, MAX_CHALLENGE_PUZZLES),
    size: drawRandomBelow(random, CHALLENGE_SIZES + 1),
  };
}

function anyGhostCode(random: Random): string {
  const challenge = anyChallenge(random);
  const isRush = challenge.size === RUSH_SIZE;
  const length = 1 + drawRandomBelow(random, NAME_LENGTH);
  const name = Array.from({ length }, () => NAME_LETTERS.charAt(drawRandomBelow(random, NAME_LETTERS.length))).join("");
  const tenths = 1 + drawRandomBelow(random, isRush ? 1800 : MAX_TENTHS);
  return normaliseCode(
    writeChallengeCode({ ...challenge, ghost: { name, tenths, cleared: isRush ? drawRandomBelow(random, 60) : 0 } }),
  );
}

function anyLink(random: Random): string {
  const { seed, puzzleIndex: puzzle, size } = anyChallenge(random);
  const splits = Array.from({ length: 10 }, () => 1 + drawRandomBelow(random, MAX_TENTHS)).toSorted(
    (one, other) => one - other,
  );
  const ghost = { name: "OLIVIA", tenths: splits[9], cleared: 0, splits };
  return normaliseCode(writeLinkCode({ seed, puzzleIndex: puzzle, size: Math.max(1, size), ghost }));
}

function faultOfChallenge(text: string): Fault<CodeFault> | undefined {
  const read = readChallengeCode(text, MAX_CHALLENGE_PUZZLES);
  return isFault(read) ? read : undefined;
}

function sentenceOfChallenge(text: string): string {
  const read = faultOfChallenge(text);
  return read === undefined ? "" : formatCodeFault(read.fault);
}

function faultOfLevel(text: string): Fault<CodeFault> | undefined {
  const read = runToEnd(readLevelCode(text));
  return isFault(read) ? read : undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "a level code": {
    letters: LEVEL_CODE_ALPHABET,
    namesGroups: true,
    make: (index, random) => {
      const puzzleIndex = index % PUZZLES.length;
      return runToEnd(
        writeLevelCode({ puzzleIndex, map: randomLevel(PUZZLES[puzzleIndex].loadPuzzle(), random) }),
      ).replaceAll("-", "");
    },
    faultOf: faultOfLevel,
  },
  "a challenge code": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => writeChallengeCode(anyChallenge(random)),
    faultOf: faultOfChallenge,
  },
  "a challenge code with a ghost": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => anyGhostCode(random),
    faultOf: faultOfChallenge,
  },
  "a link code with the splits of ten levels": {
    letters: CODE_ALPHABET,
    namesGroups: false,
    make: (_, random) => anyLink(random),
    faultOf: faultOfChallenge,
  },
};

function* swapsOf(code: string): Generator<readonly [string, number]> {
  for (let index = 0; index + 1 < code.length; index++) {
    const [one, other] = [code.charAt(index), code.charAt(index + 1)];
    if (one !== other) yield [code.slice(0, index) + other + one + code.slice(index + 2), index];
  }
}

function* wrongLettersOf(code: string, letters: string): Generator<readonly [string, number]> {
  for (let index = 0; index < code.length; index++) {
    for (const letter of letters) {
      if (letter !== code.charAt(index)) yield [code.slice(0, index) + letter + code.slice(index + 1), index];
    }
  }
}

interface Count {
  passed: number;
  unnamed: number;
  all: number;
}

function countPassed(kind: Kind, spoilt: Iterable<readonly [string, number]>, count: Count): void {
  for (const [text, index] of spoilt) {
    count.all++;
    const fault = kind.faultOf(text);
    if (fault === undefined) count.passed++;
    else if (kind.namesGroups && fault.group !== Math.floor(index / LEVEL_GROUP_LENGTH) + 1) count.unnamed++;
  }
}

describe.each(Object.keys(KINDS))("%s", (name) => {
  const kind = KINDS[name];

  test.each([
    ["two different neighbours swapped", (code: string) => swapsOf(code)],
    ["one wrong letter", (code: string) => wrongLettersOf(code, kind.letters)],
  ])(
    "a shared code with %s is refused, wherever the mistake is",
    (mistake, spoil) => {
      const random = createRandom(27);
      const count: Count = { passed: 0, unnamed: 0, all: 0 };
      for (let codeNumber = 0; codeNumber < CODES_OF_EACH_KIND; codeNumber++) {
        const code = kind.make(codeNumber, random);
        expect(kind.faultOf(code)).toBeUndefined();
        countPassed(kind, spoil(code), count);
      }
      console.log(`${name}, ${mistake}, in ${CODES_OF_EACH_KIND} codes: ${JSON.stringify(count)}`);
      expect(count).toMatchObject({ passed: 0, unnamed: 0 });
    },
    TIMEOUT_MS,
  );
});

test("swapsOf also swaps letters across the borders of a code's three groups", () => {
  const random = createRandom(28);
  const code = anyGhostCode(random);
  expect(code).toHaveLength(GHOST_CODE_LENGTH);
  expect([...swapsOf(code)].some(([, index]) => index === CHALLENGE_GROUP_LENGTH - 1)).toBe(true);
});

describe("the fault of a challenge code", () => {
  const groups = (text: string): string => /^Group (\d+)/.exec(text)?.[1] ?? "1";

  function anyCode(codeNumber: number, random: Random): string {
    if (codeNumber % 3 === 0) return writeChallengeCode(anyChallenge(random));
    return codeNumber % 3 === 1 ? anyGhostCode(random) : anyLink(random);
  }

  /**
   * Returns whether a sentence names the letter group that holds the letter at `index`, and says that two letters are
   * swapped. If the sentence names these letters, they must be those at `index` and `index + 1`.
   */
  function namesSwap(sentence: string, index: number): boolean {
    const first = 1 + (index % CHALLENGE_GROUP_LENGTH);
    const names = [`${first} and ${first + 1} may be swapped`, `or ${first}–${first + 1} swapped`];
    const mentionsSwap = [...names, "two may be swapped", "or two swapped"].some((name) => sentence.endsWith(name));
    return mentionsSwap && groups(sentence) === `${1 + Math.floor(index / CHALLENGE_GROUP_LENGTH)}`;
  }

  function namesLetter(sentence: string, index: number, right: string): boolean {
    const letterNumber = 1 + (index % CHALLENGE_GROUP_LENGTH);
    const group = 1 + Math.floor(index / CHALLENGE_GROUP_LENGTH);
    if (groups(sentence) !== `${group}`) return false;
    if (sentence.includes("would fit")) {
      const name = group === 1 ? `Letter ${letterNumber} is wrong` : `Group ${group}, letter ${letterNumber}`;
      return sentence === `${name}: ${right} would fit`;
    }
    return sentence.startsWith(
      group === 1 ? `Letter ${letterNumber} wrong, or ` : `Group ${group}: ${letterNumber} wrong, or `,
    );
  }

  test(
    "the fault of a wrong challenge code names the wrong letter or the swapped letters",
    () => {
      const random = createRandom(29);
      const count = { swaps: 0, across: 0, letters: 0, misled: 0 };
      for (let codeNumber = 0; codeNumber < seedCount(3000); codeNumber++) {
        const code = anyCode(codeNumber, random);
        for (const [text, index] of swapsOf(code)) {
          const sentence = sentenceOfChallenge(text);
          const isAcross = index % CHALLENGE_GROUP_LENGTH === CHALLENGE_GROUP_LENGTH - 1;
          // Whether the game's sentence about the two swapped letters is right. If these letters belong to different
          // letter groups, each of the two groups has one wrong letter. The sentence must then name the wrong letter in
          // the first group. Otherwise the sentence must say that two letters are swapped.
          const isRight = isAcross ? namesLetter(sentence, index, code.charAt(index)) : namesSwap(sentence, index);
          if (!isRight) count.misled++;
          count[isAcross ? "across" : "swaps"]++;
        }
        for (const [text, index] of wrongLettersOf(code, CODE_ALPHABET)) {
          const sentence = sentenceOfChallenge(text);
          if (!namesLetter(sentence, index, code.charAt(index))) count.misled++;
          count.letters++;
        }
      }
      console.log(JSON.stringify(count));
      expect(count).toMatchObject({ misled: 0 });
    },
    TIMEOUT_MS,
  );
});
