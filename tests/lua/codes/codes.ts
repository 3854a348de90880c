/** Prints many challenge codes, level codes and QR codes, so that codes.test.ts can compare what Node and Lua print. */
import { formatCodeFault } from "../../../src/game/codes/code-fault";
import {
  MAX_CHALLENGE_PUZZLES,
  CHALLENGE_SEEDS,
  readChallengeCode,
  RUSH_SIZE,
  writeChallengeCode,
  type Challenge,
} from "../../../src/game/codes/challenge-code";
import { createQr } from "../../../src/game/codes/qr/qr-code";
import { LEVEL_CODE_ALPHABET, readLevelCode, writeLevelCode } from "../../../src/game/codes/level-code";
import { isFault } from "../../../src/kernel/fault";
import { drawRandomBelow, createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import { PUZZLES } from "../../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { randomLevel } from "../../game/random-level";

const SEED_STEP = 4099;
const LEVELS_PER_PUZZLE = 12;

const NAMES = ["A", "BO", "EVE", "JOHN", "KARLA", "OLIVIA", "QUENTI", "ZZZZZZ"];

const QR_LENGTHS = [3, 10, 29, 55, 120, 300];

/**
 * Prints QR codes of many sizes, and the codes of challenges and levels of every puzzle, some with a friend's result.
 * With each code, prints the challenge or level that the code is parsed to.
 */
export function printCodes(emit: (line: string) => void): void {
  for (let puzzle = 0; puzzle < MAX_CHALLENGE_PUZZLES; puzzle++) {
    for (let size = RUSH_SIZE; size <= CHALLENGE_SIZES; size++) {
      for (let seed = 0; seed < CHALLENGE_SEEDS; seed += SEED_STEP)
        printCode(emit, { seed, puzzleIndex: puzzle, size });
      const last = { seed: CHALLENGE_SEEDS - 1, puzzleIndex: puzzle, size };
      printCode(emit, last);
      const isRush = size === RUSH_SIZE;
      const [tenths, cleared] = isRush ? [1799, 260 + puzzle] : [639989 + size, 0];
      printCode(emit, { ...last, ghost: { name: NAMES[puzzle], tenths, cleared } });
    }
  }
  for (const length of QR_LENGTHS) printQr(emit, length);
  PUZZLES.forEach(({ loadPuzzle }, puzzleIndex) => {
    const random = createRandom(puzzleIndex);
    for (let count = 0; count < LEVELS_PER_PUZZLE; count++)
      printLevelCode(emit, puzzleIndex, randomLevel(loadPuzzle(), random));
  });
}

function printCode(emit: (line: string) => void, challenge: Challenge): void {
  const code = writeChallengeCode(challenge);
  const read = readChallengeCode(code, MAX_CHALLENGE_PUZZLES);
  emit(`${challengeText(challenge)}: ${code}: ${isFault(read) ? formatCodeFault(read.fault) : challengeText(read)}`);
}

function challengeText({ seed, puzzleIndex: puzzle, size, ghost }: Challenge): string {
  const ghostText = ghost === undefined ? "" : ` ${ghost.name} ${ghost.tenths} ${ghost.cleared}`;
  return `${seed} ${puzzle} ${size}${ghostText}`;
}

function printQr(emit: (line: string) => void, length: number): void {
  const random = createRandom(length);
  let letters = "";
  while (letters.length < length)
    letters += LEVEL_CODE_ALPHABET.charAt(drawRandomBelow(random, LEVEL_CODE_ALPHABET.length));
  const qr = runToEnd(
    createQr([
      { mode: "bytes", text: "https://example.org/?level=" },
      { mode: "letters", text: letters },
    ]),
  );
  emit(`${letters}: ${qr?.side}: ${letters}: ${qr?.dark.join("")}`);
}

function printLevelCode(emit: (line: string) => void, puzzleIndex: number, map: string): void {
  const code = runToEnd(writeLevelCode({ puzzleIndex, map }));
  const read = runToEnd(readLevelCode(code));
  const says = isFault(read) ? formatCodeFault(read.fault) : inOneLine(read.puzzleIndex, read.map);
  emit(`${inOneLine(puzzleIndex, map)}: ${code}: ${says}`);
}

function inOneLine(puzzleIndex: number, map: string): string {
  return `${puzzleIndex} ${map.split("\n").join("/")}`;
}
