import { relative } from "node:path";
import { expect } from "vitest";
import { readPlan, visitsPath, type ProbeGlobals } from "./test-plan";

// Runs before each test file whose visits are measured.

const { testPath = "" } = expect.getState();
process.env["GLISSADE_VISITS"] = visitsPath(readPlan().visits ?? "", relative(process.cwd(), testPath));
(globalThis as unknown as ProbeGlobals).visited.length = 0;
