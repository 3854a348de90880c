/** Formats the report of a long run as a page of Markdown. */
import { EVENT_NAMES } from "./console-events";
import { MAX_FRAME_MS } from "./frame-costs";
import { FRAMES_BEFORE_JUDGING, summarizeHeap, type HeapSummary } from "./heap-samples";
import { STRETCH_NAMES, type LongRun } from "./run";
import { FRAMES_PER_HOUR } from "./run-fault";

/** Returns the page. `command` is the command that plays the same run again. */
export function formatReport(run: LongRun, command: string): string {
  const hours = formatHours(run.session.costs.frames);
  return [
    "# The long run",
    "",
    "For everyone who wants to know whether the game stays sound when it is played for long. `npm run long-run` plays the",
    "built game, the same Lua as on a console, in the simulator: well, badly and at random, in all modes of all puzzles.",
    "Meanwhile the console is locked, sleeps, loses its power and has its clock changed. The command stops with one sentence",
    "at the first fault. `make prove` plays an hour of it.",
    "",
    "```",
    command,
    "```",
    "",
    `played the ${hours} hours of this page without a fault. This command plays 24 hours, and writes this page:`,
    "",
    "```",
    "npm run --silent long-run -- --hours 24 --seed 1 --page",
    "```",
    "",
    "## What was checked",
    "",
    ...table(["check", "found"], checkRows(run)),
    "",
    ...slowFrameLines(run),
    ...heapLines(run),
    "## What was played",
    "",
    ...table(
      ["mode", "levels won"],
      [...run.session.counts.byMode].map(([mode, count]) => [mode, `${count}`]),
    ),
    "",
    ...table(["stretch or event", "times"], eventRows(run)),
    "",
    "After a power cut and after a torn save the game may lose what it had not yet stored. The run checks that it loses no",
    "win that a whole save already held, and goes on counting from there.",
    "",
  ].join("\n");
}

function checkRows({ session, samples }: LongRun): string[][] {
  const { costs, counts, levels } = session;
  const wins = [...counts.byMode.values()].reduce((sum, count) => sum + count, 0);
  const slow = [...costs.slowByScreen.values()].reduce((sum, { count }) => sum + count, 0);
  const { certain, uncertain } = counts.moves;
  return [
    ["console time, in hours", formatHours(costs.frames)],
    ["frames; with something drawn", `${costs.frames}; ${costs.drawnFrames}`],
    ["errors of the game", "0"],
    [
      `frames that compute for more than ${MAX_FRAME_MS} dms; the longest`,
      `${costs.slowLuaFrames}; ${costs.mostLuaMs.toFixed(1)}`,
    ],
    [`frames above ${MAX_FRAME_MS} dms with their estimated drawing`, `${slow}`],
    ["Lua's memory after the first hour: median; least; most, in kB", formatHeap(summarizeHeap(samples))],
    ["levels of endless runs", `${levels.endlessLevels}`],
    ["of these, repeated within 500 levels of the same puzzle", "0"],
    ["wins that the bot saw; that the statistics lack", `${wins}; 0`],
    ["moves since the last power cut", uncertain === 0 ? `${certain}` : `${certain} to ${certain + uncertain}`],
  ];
}

function formatHeap(heap: HeapSummary | undefined): string {
  if (heap === undefined) return "the run was too short";
  return [heap.medianKilobytes, heap.leastKilobytes, heap.mostKilobytes].map((value) => value.toFixed(0)).join("; ");
}

function slowFrameLines({ session: { costs } }: LongRun): string[] {
  if (costs.slowByScreen.size === 0) return [];
  const rows = [...costs.slowByScreen].map(([screen, { count, mostMs }]) => [screen, `${count}`, mostMs.toFixed(1)]);
  return [
    "The computing of a frame is measured: its Lua instructions and its garbage collection. The time of drawing is only",
    "[estimated](../bench/README.md), from above, so that these frames do not stop the run:",
    "",
    ...table(["screen", "frames", "longest, in dms"], rows),
    "",
  ];
}

function heapLines({ samples }: LongRun): string[] {
  const hours = FRAMES_BEFORE_JUDGING / FRAMES_PER_HOUR;
  const rows = samples.map(({ frame, sessionFrames, kilobytes }) => [
    formatHours(frame),
    formatHours(sessionFrames),
    kilobytes.toFixed(0),
  ]);
  return [
    "## Memory",
    "",
    "Each quarter of an hour the bot opens a level of the same puzzle, leaves it, and goes to the title. There all files",
    "of the game are loaded and all garbage is collected. Otherwise the memory would grow with each screen that the bot",
    "opens for the first time, and the tables that tasks share would have the size that the last level needed.",
    `After ${hours} hour without a new start the memory must stay within 5 % of its median.`,
    "",
    ...table(["hour", "hours since the start of the game", "kB"], rows),
    "",
  ];
}

function eventRows({ session: { events } }: LongRun): string[][] {
  return [...STRETCH_NAMES, ...EVENT_NAMES].map((name) => [name, `${events.get(name) ?? 0}`]);
}

function formatHours(frames: number): string {
  return (frames / FRAMES_PER_HOUR).toFixed(2);
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [heading, heading.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
