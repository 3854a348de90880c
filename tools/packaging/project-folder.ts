/** Finds the root folder of the project. All command-line tools need its path. */

import { resolve } from "node:path";

export const projectFolder = resolve(import.meta.dirname, "../..");
