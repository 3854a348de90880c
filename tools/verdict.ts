/**
 * The command `npm run verdict`: explores all states of one level and prints its difficulty and solution. For a
 * challenge code, with which a player and a friend share ten levels, prints the contents of the code.
 */

import { writeFileSync } from "node:fs";
import type { Certificate } from "../src/kernel/analysed-graph";
import { isFault } from "../src/kernel/fault";
import { formatMoves } from "../src/kernel/moves-text";
import { PASSES_TITLE } from "../src/kernel/pass";
import { enumerateSolutions } from "../src/kernel/solutions";
import type { OpaqueState } from "../src/puzzles/any-puzzle";
import { requireOnePositional, parseArguments, runLongTool, UsageError } from "./cli";
import type { Usage } from "./help";
import { parseChallengeCode, formatChallenge } from "./read-challenge-code";
import { parseLevelCode } from "./read-level-code";
import { readMapFile, findUnsupportedCharacter } from "./map-file";
import { findTool, TOOLS } from "./puzzles/index";
import type { AnyPuzzleTool } from "./puzzles/puzzle-tool";
import { certifyOrRefuse, formatLevelReport, STATES_OPTION, parseMaxStates } from "./level-report";
import type { ReportingTask } from "./reporting-task";
import { mapFaultText } from "./fault-texts";
import { drawStateGraph } from "./state-graph/draw-state-graph";

const USAGE: Usage = {
  synopsis: "verdict FILE|CODE",
  summary: `reads a level from a map file or a level code, explores all its states, and prints the level and its verdict as one
line of JSON; the characters of a map tell its puzzle. For the code of a challenge or a rush it prints the challenge and
the friend's result in the code`,
  options: {
    ...STATES_OPTION,
    solutions: {
      value: "N",
      description:
        "also prints every solution of up to N moves that visits no state twice, one per line, the shorter ones first",
    },
    graph: {
      value: "FILE.svg",
      description: "also draws all states and moves of the level: shortest solutions bold, dead ends at the bottom",
    },
  },
};

const MAX_MOVES = 60;
/**
 * The largest number of states with which a state graph (all states and the moves between them) is drawn. In a larger
 * one, nobody could tell the states apart.
 */
const MAX_DRAWN_STATES = 1000;

/**
 * What the tool does with a level besides printing its difficulty and solution: listing solutions, and drawing the
 * state graph.
 */
interface Extras {
  /** The largest number of moves of the solutions that the tool prints. */
  readonly maxMoves: number;
  readonly graphFile: string | undefined;
}

void runLongTool("verdict", function* () {
  const given = parseArguments(process.argv.slice(2), USAGE);
  const file = requireOnePositional(given, "one file with a map, or one code");
  const maxMoves = given.has("solutions") ? given.number("solutions", 1, MAX_MOVES) : 0;
  yield* printVerdict(file, parseMaxStates(given), { maxMoves, graphFile: given.option("graph") });
});

function* printVerdict(file: string, maxStates: number, { maxMoves, graphFile }: Extras): ReportingTask<void> {
  const challenge = parseChallengeCode(file);
  if (challenge !== undefined) {
    if (maxMoves > 0) throw new UsageError(`--solutions does not go with ${file}, which is no code of a level`);
    if (graphFile !== undefined) throw new UsageError(`--graph does not go with ${file}, which is no code of a level`);
    process.stdout.write(`${formatChallenge(challenge)}\n`);
    return;
  }
  const decoded = parseLevelCode(file);
  const map = decoded?.map ?? readMapFile(file);
  const tool = decoded === undefined ? guessTool(map) : findTool(decoded.id);
  const { legend, name, parseMap } = tool.puzzle;
  const strange = findUnsupportedCharacter(map, legend.characters);
  if (strange !== undefined) throw new UsageError(`${file}, read as ${name}: ${strange.fault}`);
  const level = parseMap(map);
  if (isFault(level)) throw new UsageError(`${file}, read as ${name}: ${mapFaultText(level.fault)}`);
  const certificate = yield* certifyOrRefuse(tool, level, maxStates, `the level of ${file}`);
  process.stdout.write(
    `${formatLevelReport(tool, level, certificate, decoded === undefined ? {} : { kind: "level" })}\n`,
  );
  for (const { moves } of enumerateSolutions(certificate.graph, certificate.analysis.winDistance, maxMoves)) {
    process.stdout.write(`${formatMoves(moves)}\n`);
    yield `listing solutions of ${moves.length} moves`;
  }
  if (graphFile !== undefined) writeGraph(graphFile, name, certificate);
}

function writeGraph(file: string, puzzleName: string, { graph, analysis }: Certificate<OpaqueState>): void {
  const { par, stateCount, deadEndCount } = analysis.verdict;
  if (stateCount > MAX_DRAWN_STATES)
    throw new UsageError(`--graph draws at most ${MAX_DRAWN_STATES} states; this level has ${stateCount}`);
  const wins = par < 0 ? "no win" : `${par} moves to the nearest win`;
  const title = `${puzzleName}: ${stateCount} states, ${deadEndCount} dead ends, ${wins}`;
  const picture = drawStateGraph(title, graph, analysis.winDistance);
  try {
    writeFileSync(file, picture);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Guesses to which puzzle the text map of a level belongs, and returns this puzzle's functions for the command-line
 * tools. The guess is the puzzle that uses the most characters of the map, or the first of several such puzzles.
 */
function guessTool(map: string): AnyPuzzleTool {
  // The part of the map before the list of one-way passes between cells. The passes are left out, because all puzzles
  // write them with the same characters.
  const [things] = map.split(PASSES_TITLE);
  const knownCharacters = ({ puzzle }: AnyPuzzleTool): number =>
    Array.from(things).filter((one) => puzzle.legend.characters.includes(one)).length;
  return TOOLS.reduce((best, tool) => (knownCharacters(tool) > knownCharacters(best) ? tool : best));
}
