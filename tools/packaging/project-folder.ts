/** Finds the project's folder for all tools. */

import { resolve } from "node:path";

/** The absolute path of the folder that contains package.json. */
export const projectFolder = resolve(import.meta.dirname, "../..");
