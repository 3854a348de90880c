import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { formatMarkdownTable, formatTextTable } from "../../bench/host/table";
import { runCommand, runTool } from "../toolchain/run-command";
import { createTemporaryFolder } from "../toolchain/toy-project";

test("without the parts of the rig, one line names the packages", () => {
  const PATH = createTemporaryFolder();
  symlinkSync(runCommand(PATH, ["which", "dirname"]).stdout.trim(), join(PATH, "dirname"));
  expect(runCommand(projectFolder, ["/bin/sh", "bench/rig/build.sh"], { PATH })).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "bench: this needs the Debian packages gcc-arm-none-eabi, libnewlib-arm-none-eabi and qemu-system-arm\n",
  });
});

test("a part that does not exist is named", () => {
  const { exitCode, stderr } = runTool(projectFolder, "bench", {}, "--only", "certify 99");
  expect(exitCode).toBe(2);
  expect(stderr).toBe('bench: no part of the bench is called "certify 99"\n');
});

const table = [
  ["step", "p50", ""],
  ["compose 5", "1.250", "held"],
  ["roll", "", "BROKEN"],
];

test("a table on the terminal has its numbers to the right", () => {
  expect(formatTextTable(table).split("\n")).toEqual([
    "step         p50",
    "compose 5  1.250  held",
    "roll              BROKEN",
  ]);
});

test("a table on the page is Markdown", () => {
  expect(formatMarkdownTable(table).split("\n")).toEqual([
    "| step | p50 |  |",
    "|---|---:|---:|",
    "| compose 5 | 1.250 | held |",
    "| roll |  | BROKEN |",
  ]);
});
