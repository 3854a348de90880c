/**
 * Tests how the bench (the program that measures the game's speed) is calibrated by the results of console checks. A
 * console check is a test of the game on a console; here the game runs it in the simulator.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DMS_SOURCE, INSTRUCTIONS_PER_DMS } from "../../bench/dms";
import { calibrate, formatCalibration, readMeasuredSpeed, writeDms } from "../../bench/host/calibrate";
import { DMS_SENTENCE } from "../../bench/host/table";
import { MIXES } from "../../src/game/check/speed-mixes";
import { projectFolder } from "../../tools/packaging/project-folder";
import { checkRows } from "../play/check-player";
import { runTool } from "../toolchain/run-command";
import { createTemporaryFolder } from "../toolchain/toy-project";

const { text, figures } = checkRows(["speed", "numbers"]);

/** How long each mix of instructions takes on the emulated processor, as `npm run bench -- --only mixes` prints it. */
const STEPS = Object.fromEntries(
  [0.991, 0.92, 2.302].map((p50, index) => {
    const cost = { runs: 200, p50, p99: p50, max: p50, collectorPercent: 0 };
    return [`mix ${MIXES[index]?.id}`, cost];
  }),
);

function fileOf(content: string): string {
  const path = join(createTemporaryFolder(), "check.txt");
  writeFileSync(path, content);
  return path;
}

test("the instructions a millisecond are the runs a second times the instructions of a run, of the mix in the middle", () => {
  const speed = readMeasuredSpeed(fileOf(text));
  expect(speed.runsPerSecond.tables).toBe(figures["speed.tables"]);
  const runsPerSecond = { arithmetic: 800, tables: 1000, texts: 350 };
  const calibration = calibrate({ version: "1.0.0 (1)", runsPerSecond }, STEPS);
  expect(calibration.rows).toEqual([
    ["arithmetic", 800, 99_100, 79_280],
    ["tables", 1000, 92_000, 92_000],
    ["texts", 350, 230_200, 80_570],
  ]);
  expect(calibration.instructionsPerMs).toBe(80_600);
  expect(formatCalibration(calibration).split("\n").slice(-2)).toEqual([
    "before: a dms is 100000 instructions",
    "now:    a dms is 80600 instructions, so each time in dms becomes 124 % of what it was",
  ]);
});

test("a console with the runs that the check expects leaves the device millisecond as it is", () => {
  const [arithmetic, tables, texts] = MIXES.map(({ assumedRuns }) => assumedRuns);
  const { instructionsPerMs } = calibrate(
    { version: "", runsPerSecond: { arithmetic: arithmetic ?? 0, tables: tables ?? 0, texts: texts ?? 0 } },
    STEPS,
  );
  expect(Math.abs(instructionsPerMs / INSTRUCTIONS_PER_DMS - 1)).toBeLessThan(0.005);
});

test("the check expects the runs that the last results of the bench say", () => {
  const { steps } = JSON.parse(readFileSync(join(projectFolder, "bench/results.json"), "utf8")) as {
    steps: Record<string, { p50: number } | undefined>;
  };
  for (const { id, assumedRuns } of MIXES) {
    const runs = 1000 / (steps[`mix ${id}`]?.p50 ?? 0);
    expect(Math.abs(assumedRuns / runs - 1), id).toBeLessThan(0.02);
  }
});

test("the new number and its source are written into dms.ts, and nothing else of it changes", async () => {
  const file = join(createTemporaryFolder(), "dms.ts");
  copyFileSync(join(projectFolder, "bench/dms.ts"), file);
  await writeDms(file, { rows: [], instructionsPerMs: 80_600 }, "1.0.0 (12)");
  const before = readFileSync(join(projectFolder, "bench/dms.ts"), "utf8");
  expect(readFileSync(file, "utf8").split("\n")).toEqual(
    before
      .replace(`${INSTRUCTIONS_PER_DMS}`, "80600")
      .replace(DMS_SOURCE, "measured on a console by the check of 1.0.0 (12)")
      .split("\n"),
  );
});

test("the heading of the results names the number and its source", () => {
  expect(DMS_SENTENCE).toBe(`A dms is ${INSTRUCTIONS_PER_DMS.toLocaleString("en")} instructions (${DMS_SOURCE}).`);
});

describe("a file that cannot calibrate", () => {
  const withoutSpeed = checkRows(["numbers"]).text;
  test.each([
    ["a text of another kind", "hello\n", /is no check\.txt of a console check$/],
    ["a file of another version", text.replace("CHECK-1", "CHECK-9"), /is from another version of the console check$/],
    ["a changed file", text.replace("speed.texts ", "speed.texts 9"), /is not as the console wrote it/],
    ["a file whose end is missing", text.slice(0, -20), /is not as the console wrote it/],
    ["a check without its row Speed", withoutSpeed, /has no speeds: the check ended before its row Speed$/],
  ])("%s gets a sentence", (_, content, sentence) => {
    expect(() => readMeasuredSpeed(fileOf(content))).toThrow(sentence);
  });

  test("a speed that no console has gets a sentence", () => {
    const runsPerSecond = { arithmetic: 9, tables: 9, texts: 9 };
    expect(() => calibrate({ version: "", runsPerSecond }, STEPS)).toThrow(/^no console executes/);
  });

  test("the tool prints the sentence, and leaves dms.ts as it is", () => {
    const before = readFileSync(join(projectFolder, "bench/dms.ts"), "utf8");
    const { exitCode, stderr } = runTool(projectFolder, "bench", {}, "--calibrate", "no-such-check.txt");
    expect([exitCode, stderr]).toEqual([2, "bench: cannot read no-such-check.txt\n"]);
    expect(readFileSync(join(projectFolder, "bench/dms.ts"), "utf8")).toBe(before);
  });
});
