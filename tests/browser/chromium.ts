import { existsSync } from "node:fs";
import { describe } from "vitest";

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is: the environment's CHROMIUM, else the usual places; undefined where there is none. */
export const chromiumPath = [process.env["CHROMIUM"], ...usualPlaces].find(
  (path) => path !== undefined && existsSync(path),
);

/** Whether the tests in a browser are left out here. Never in CI: there, a missing Chromium is a failure. */
export const leftOut = chromiumPath === undefined && process.env["CI"] === undefined;

/** `describe` for tests that need Chromium. */
export const describeInBrowser = describe.skipIf(leftOut);
