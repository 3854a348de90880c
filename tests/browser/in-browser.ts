import { describe } from "vitest";
import { chromium } from "../available-programs";

/** `describe` for tests that need a browser. */
export const describeInBrowser = describe.skipIf(chromium === undefined);
