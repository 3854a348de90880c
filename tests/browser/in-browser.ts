/** Skips the browser tests on computers without Chromium. */
import { describe } from "vitest";
import { chromium } from "../available-programs";

export const describeInBrowser = describe.skipIf(chromium === undefined);
