/** Defines tests that run in the browser Chromium, and skips them on computers without Chromium. */
import { describe } from "vitest";
import { chromium } from "../available-programs";

export const describeInBrowser = describe.skipIf(chromium === undefined);
