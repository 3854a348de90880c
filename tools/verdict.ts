import { isFault } from "../src/kernel/fault";
import { writeMoves } from "../src/kernel/moves-text";
import { PASSES_TITLE } from "../src/kernel/pass";
import { solutions } from "../src/kernel/solutions";
import { onlyWord, readArguments, runSearch, UsageError } from "./cli";
import type { Usage } from "./help";
import { challengeOfCode, challengeReport } from "./challenge-codes";
import { levelOfCode } from "./level-codes";
import { mapIn, strangeCharacter } from "./map-file";
import { toolNamed, TOOLS } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport, STATES, statesOf } from "./report";
import type { Search } from "./search";

const USAGE: Usage = {
  call: "verdict FILE|CODE",
  does: `reads a level's map, or its code, explores it whole, and prints it with its verdict as one line of JSON; the map's
characters tell which puzzle it is of. Of the code of a challenge or a rush it prints what it stands for, and what the
code tells of a friend`,
  options: {
    ...STATES,
    solutions: {
      value: "N",
      asks: "then every solution of up to N moves that comes to no position twice, a line each, the shorter first",
    },
  },
};

const MOST_MOVES = 60;

void runSearch("verdict", function* () {
  const given = readArguments(process.argv.slice(2), USAGE);
  const file = onlyWord(given, "one file with a map, or one code");
  const mostMoves = given.has("solutions") ? given.number("solutions", 1, MOST_MOVES) : 0;
  yield* report(file, statesOf(given), mostMoves);
});

function* report(file: string, mostStates: number, mostMoves: number): Search<void> {
  const challenge = challengeOfCode(file);
  if (challenge !== undefined) {
    if (mostMoves > 0) throw new UsageError(`--solutions does not go with ${file}, which is no code of a level`);
    process.stdout.write(`${challengeReport(challenge)}\n`);
    return;
  }
  const coded = levelOfCode(file);
  const map = coded?.map ?? mapIn(file);
  const tool = coded === undefined ? toolFor(map) : toolNamed(coded.id);
  const { legend, name, read } = tool.puzzle;
  const level = strangeCharacter(map, legend.characters) ?? read(map);
  if (isFault(level)) throw new UsageError(`${file}, read as ${name}: ${level.fault}`);
  const certificate = yield* certified(tool, level, mostStates, `the level of ${file}`);
  process.stdout.write(`${levelReport(tool, level, certificate, coded === undefined ? {} : { kind: "level" })}\n`);
  for (const { line } of solutions(certificate.graph, certificate.analysis.distance, mostMoves)) {
    process.stdout.write(`${writeMoves(line)}\n`);
    yield `listing solutions of ${line.length} moves`;
  }
}

/** The puzzle that knows the most characters of a map, the first of them where there are several. */
function toolFor(map: string): SealedTool {
  // What lies on the borders between cells is written with the same characters everywhere.
  const [things] = map.split(PASSES_TITLE);
  const known = ({ puzzle }: SealedTool): number =>
    Array.from(things).filter((one) => puzzle.legend.characters.includes(one)).length;
  return TOOLS.reduce((best, tool) => (known(tool) > known(best) ? tool : best));
}
