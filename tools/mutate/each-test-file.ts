/**
 * A setup file of the test runner Vitest, which runs before each test file. It sets the path of the file in which
 * probe.js records the functions that the test file runs.
 */
import { relative } from "node:path";
import { expect } from "vitest";
import { readPlan, visitsPath, type ProbeGlobals } from "./test-plan";

const { testPath = "" } = expect.getState();
process.env["GLISSADE_VISITS"] = visitsPath(readPlan().visits ?? "", relative(process.cwd(), testPath));
(globalThis as unknown as ProbeGlobals).visitedMarks.length = 0;
