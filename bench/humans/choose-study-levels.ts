/**
 * The command `npm run study-levels`: chooses the 60 levels that people play in the study of difficulty on the page
 * `study/`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { parseOptions, runLongTool } from "../../tools/cli";
import { createEndlessRun, forEachLevel } from "../../tools/level-runs";
import { projectFolder } from "../../tools/packaging/project-folder";
import { TOOLS } from "../../tools/puzzles/index";
import type { AnyPuzzleTool } from "../../tools/puzzles/puzzle-tool";
import { formatLevelCode } from "../../tools/read-level-code";
import type { ReportingTask } from "../../tools/reporting-task";

interface StudyLevel {
  readonly puzzle: string;
  readonly code: string;
  /** The computed difficulty of the level, in bits. */
  readonly bits: number;
  /**
   * The level's map as the game formats it. The study's web page tells this level from the preceding lessons by this
   * map.
   */
  readonly map: string;
}

const USAGE = {
  synopsis: "study-levels",
  summary: "chooses the 60 levels of the study anew and writes simulator/web/study/levels.json",
  options: {},
};

const LEVELS_PER_PUZZLE = 12;
/**
 * The endless runs, sequences of generated levels, from which the study's levels are chosen. Players may know a
 * campaign's levels, but not these.
 */
const RUNS: readonly (readonly [seed: number, pace: string, range: readonly [number, number]])[] = [
  [340001, "rising", [1, 40]],
  [340002, "hard", [1, 9]],
];

void runLongTool("study-levels", function* () {
  parseOptions(process.argv.slice(2), USAGE);
  const chosen: StudyLevel[] = [];
  for (const tool of TOOLS) chosen.push(...chooseSpread(yield* generateCandidates(tool)));
  const lines = chosen.map((level) => `  ${formatRow(level)}`);
  writeFileSync(join(projectFolder, "simulator/web/study/levels.json"), `[\n${lines.join(",\n")}\n]\n`);
});

function formatRow(level: StudyLevel): string {
  const fields = Object.entries(level).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(", ")} }`;
}

function* generateCandidates(tool: AnyPuzzleTool): ReportingTask<readonly StudyLevel[]> {
  const candidates: StudyLevel[] = [];
  for (const [seed, pace, range] of RUNS) {
    yield* forEachLevel(tool, createEndlessRun(tool, seed, pace), range, MAX_LEVEL_STATES, ({ level, certificate }) => {
      const bits = certificate.analysis.verdict.difficultyCentibits / 100;
      candidates.push({
        puzzle: tool.puzzle.id,
        code: formatLevelCode(tool.puzzle, level),
        bits,
        map: tool.puzzle.formatMap(level),
      });
    });
  }
  return candidates;
}

/**
 * Chooses twelve levels whose difficulties are closest to twelve evenly spaced ones, from the easiest to the hardest.
 */
function chooseSpread(candidates: readonly StudyLevel[]): readonly StudyLevel[] {
  const left = candidates.toSorted((one, other) => one.bits - other.bits);
  const [easiest, hardest] = [left[0].bits, left[left.length - 1].bits];
  const chosen = Array.from({ length: LEVELS_PER_PUZZLE }, (_, step) => {
    const wanted = easiest + ((hardest - easiest) * step) / (LEVELS_PER_PUZZLE - 1);
    const distances = left.map(({ bits }) => Math.abs(bits - wanted));
    return left.splice(distances.indexOf(Math.min(...distances)), 1)[0];
  });
  return chosen.toSorted((one, other) => one.bits - other.bits);
}
