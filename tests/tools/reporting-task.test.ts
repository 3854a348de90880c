import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Task } from "../../src/kernel/task";
import { projectFolder } from "../../tools/packaging/project-folder";
import { withProgressText, runReportingTask, Interrupted, type ReportingTask } from "../../tools/reporting-task";
import { COMPILED_TOOLS } from "../compile-tools";

let reportedLines: string[] = [];

beforeEach(() => {
  reportedLines = [];
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    reportedLines.push(String(line));
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Returns a task that stands for a long search in the tests: it has `count` steps, each of which takes a second. After
 * each step, it reports how many seconds have passed.
 */
function* seconds(count: number): ReportingTask<string> {
  for (let second = 1; second <= count; second++) {
    vi.advanceTimersByTime(1000);
    yield `${second} of ${count} seconds`;
  }
  return "found";
}

test("a search of less than two seconds returns its result and prints nothing", async () => {
  expect(await runReportingTask("slide", seconds(1))).toBe("found");
  expect(reportedLines).toEqual([]);
});

test("a longer search prints its progress after two seconds and then every five seconds", async () => {
  expect(await runReportingTask("slide", seconds(14))).toBe("found");
  expect(reportedLines).toEqual([2, 7, 12].map((second) => `slide: ${second} of 14 seconds\n`));
});

test("Ctrl-C ends a search between two steps, and no handler for Ctrl-C remains", async () => {
  const before = process.listenerCount("SIGINT");
  let ended = 0;
  function* stopped(): ReportingTask<void> {
    process.listeners("SIGINT").at(-1)?.("SIGINT");
    yield* seconds(1);
    ended++;
  }
  await expect(runReportingTask("slide", stopped())).rejects.toEqual(new Interrupted("stopped; 1 of 1 seconds"));
  expect(ended).toBe(0);
  expect(process.listenerCount("SIGINT")).toBe(before);
});

test("withProgressText makes a task part of a search and repeats the same progress text", () => {
  function* work(): Task<number> {
    yield;
    yield;
    return 3;
  }
  const search = withProgressText("at work", work());
  expect([search.next(), search.next(), search.next()]).toEqual([
    { done: false, value: "at work" },
    { done: false, value: "at work" },
    { done: true, value: 3 },
  ]);
});

test("a tool that is stopped with Ctrl-C ends with one sentence and exit code 130", async () => {
  const rare = ["skid", "--par", "60..65", "--width", "8", "--height", "7", "--reds", "3", "--yellows", "2"];
  const levels = join(projectFolder, COMPILED_TOOLS, "levels.js");
  const running = spawn(process.execPath, [levels, ...rare, "--tries", "10000000"], { cwd: projectFolder });
  let stdout = "";
  let stderr = "";
  running.stdout.on("data", (text) => (stdout += String(text)));
  running.stderr.on("data", (text) => (stderr += String(text)));
  running.stderr.once("data", () => running.kill("SIGINT"));
  const exitCode = await new Promise((end) => running.on("close", end));
  expect({ exitCode, stdout }).toEqual({ exitCode: 130, stdout: "" });
  const far = "seed 1: \\d+ of 10000000 tries; (none was fair|the nearest fair one took \\d+ moves)";
  expect(stderr).toMatch(new RegExp(`^levels: ${far}\nlevels: stopped; ${far}\n$`));
});
