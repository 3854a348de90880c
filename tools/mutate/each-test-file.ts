import { relative } from "node:path";
import { expect } from "vitest";
import { readPlan, visitsPath, type ProbeGlobals } from "./test-plan";

// A setup file of Vitest: before each test file it selects the file to which the probe writes the visited functions.

const { testPath = "" } = expect.getState();
process.env["GLISSADE_VISITS"] = visitsPath(readPlan().visits ?? "", relative(process.cwd(), testPath));
(globalThis as unknown as ProbeGlobals).visited.length = 0;
