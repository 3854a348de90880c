/**
 * A setup file of Vitest that runs before each test file. It chooses the file to which probe.js writes the functions
 * that the test runs.
 */
import { relative } from "node:path";
import { expect } from "vitest";
import { readPlan, visitsPath, type ProbeGlobals } from "./test-plan";

const { testPath = "" } = expect.getState();
process.env["GLISSADE_VISITS"] = visitsPath(readPlan().visits ?? "", relative(process.cwd(), testPath));
(globalThis as unknown as ProbeGlobals).visitedMarks.length = 0;
