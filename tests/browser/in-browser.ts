/** Skips the browser tests on computers without Chromium. */
import { describe } from "vitest";
import { chromium } from "../available-programs";

/** A `describe` whose tests are skipped if no Chromium is installed. */
export const describeInBrowser = describe.skipIf(chromium === undefined);
