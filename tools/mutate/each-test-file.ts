import { relative } from "node:path";
import { expect } from "vitest";
import { readPlan, visitsFile, type Marked } from "./plan";

// Runs before each test file whose visits are measured.

const { testPath = "" } = expect.getState();
process.env["GLISSADE_VISITS"] = visitsFile(readPlan().visits ?? "", relative(process.cwd(), testPath));
(globalThis as unknown as Marked).visited.length = 0;
