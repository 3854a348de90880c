import {
  CODE_PUZZLES,
  CODE_SEEDS,
  readCode,
  RUSH_SIZE,
  writeCode,
  type Challenge,
} from "../../../src/game/codes/challenge-code";
import { qrOf } from "../../../src/game/codes/qr/qr";
import { LEVEL_CODE_LETTERS, readLevelCode, writeLevelCode } from "../../../src/game/codes/level-code";
import { isFault } from "../../../src/kernel/fault";
import { below, createRandom } from "../../../src/kernel/random";
import { finish } from "../../../src/kernel/work";
import { WORLDS } from "../../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { anyLevel } from "../../game/any-level";

const SEED_STEP = 4099;
const LEVELS_OF_EACH = 12;

const NAMES = ["A", "BO", "EVE", "OLIVIA", "ZZZZZZ"];

const QR_LENGTHS = [3, 10, 29, 55, 120, 300];

/** Prints QR codes of many sizes, the codes of challenges of every puzzle and size, some with a ghost, and of levels of every puzzle, and what is read out of each. */
export function printCodes(emit: (line: string) => void): void {
  for (let puzzle = 0; puzzle < CODE_PUZZLES; puzzle++) {
    for (let size = RUSH_SIZE; size <= CHALLENGE_SIZES; size++) {
      for (let seed = 0; seed < CODE_SEEDS; seed += SEED_STEP) printCode(emit, { seed, puzzle, size });
      const last = { seed: CODE_SEEDS - 1, puzzle, size };
      printCode(emit, last);
      const isRush = size === RUSH_SIZE;
      const [tenths, cleared] = isRush ? [1799, 260 + puzzle] : [639989 + size, 0];
      printCode(emit, { ...last, ghost: { name: NAMES[puzzle], tenths, cleared } });
    }
  }
  for (const length of QR_LENGTHS) printQr(emit, length);
  WORLDS.forEach(({ open }, world) => {
    const random = createRandom(world);
    for (let count = 0; count < LEVELS_OF_EACH; count++) printLevelCode(emit, world, anyLevel(open(), random));
  });
}

function printCode(emit: (line: string) => void, challenge: Challenge): void {
  const code = writeCode(challenge);
  const read = readCode(code, CODE_PUZZLES);
  emit(`${challengeText(challenge)}: ${code}: ${isFault(read) ? read.fault : challengeText(read)}`);
}

function challengeText({ seed, puzzle, size, ghost }: Challenge): string {
  const told = ghost === undefined ? "" : ` ${ghost.name} ${ghost.tenths} ${ghost.cleared}`;
  return `${seed} ${puzzle} ${size}${told}`;
}

function printQr(emit: (line: string) => void, length: number): void {
  const random = createRandom(length);
  let letters = "";
  while (letters.length < length) letters += LEVEL_CODE_LETTERS.charAt(below(random, LEVEL_CODE_LETTERS.length));
  const qr = finish(
    qrOf([
      { mode: "bytes", text: "https://example.org/?level=" },
      { mode: "letters", text: letters },
    ]),
  );
  emit(`${letters}: ${qr?.side}: ${letters}: ${qr?.dark.join("")}`);
}

function printLevelCode(emit: (line: string) => void, world: number, map: string): void {
  const code = finish(writeLevelCode({ world, map }));
  const read = finish(readLevelCode(code));
  const says = isFault(read) ? read.fault : inALine(read.world, read.map);
  emit(`${inALine(world, map)}: ${code}: ${says}`);
}

function inALine(world: number, map: string): string {
  return `${world} ${map.split("\n").join("/")}`;
}
