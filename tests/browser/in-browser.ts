/**
 * Defines tests that run in the browser Chromium, and skips them on computers without Chromium.
 */
import { describe } from "vitest";
import { chromium } from "../available-programs";

/**
 * The options of tests in a browser. In CI, such a test runs a second time if it fails, because a browser on a busy
 * machine may stop answering. CI names each test that needed its second run.
 */
export const BROWSER_OPTIONS = { retry: process.env["CI"] === undefined ? 0 : 1 };

/** Defines a group of tests in Chromium, as Vitest's `describe` does. */
export function describeInBrowser(title: string, defineTests: () => void): void {
  describe.skipIf(chromium === undefined)(title, BROWSER_OPTIONS, defineTests);
}
