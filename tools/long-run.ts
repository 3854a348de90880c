/**
 * The command `npm run long-run`: plays the built game for hours of console time in the simulator, well, badly and at
 * random, and checks that nothing goes wrong.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SEED_LIMIT } from "../src/kernel/random";
import { parseOptions, runLongTool } from "./cli";
import { formatReport } from "./long-run/format-report";
import { findHeapDrift } from "./long-run/heap-samples";
import { FRAMES_PER_HOUR } from "./long-run/run-fault";
import { runLong } from "./long-run/run";
import { fail } from "./long-run/session";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "long-run",
  summary: "plays the built game for hours of console time, well, badly and at random, and checks that it stays sound",
  options: {
    hours: { value: "H", defaultValue: "1", description: "the hours of console time to play" },
    seed: { value: "S", defaultValue: "1", description: "the seed of the run; the same seed plays the same run" },
    out: { value: "FILE", description: "the file for the report, besides printing it (default: none is written)" },
    page: { description: "writes the report to docs/long-run.md as well" },
  },
};

const MAX_HOURS = 1000;
const PAGE = join(projectFolder, "docs/long-run.md");

void runLongTool("long-run", function* () {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const [hours, seed] = [given.number("hours", 1, MAX_HOURS), given.number("seed", 0, SEED_LIMIT - 1)];
  const run = yield* runLong(seed, hours * FRAMES_PER_HOUR);
  const report = formatReport(run, `npm run --silent long-run -- --hours ${hours} --seed ${seed}`);
  process.stdout.write(report);
  const out = given.option("out");
  if (out !== undefined) writeFileSync(out, report);
  if (given.has("page")) writeFileSync(PAGE, report);
  // The memory is judged last, because only all samples together have a median.
  const drift = findHeapDrift(run.samples);
  if (drift !== undefined) fail(run.session, drift);
});
