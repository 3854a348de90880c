/** Finds the root folder of the project, whose path all command-line tools need. */

import { resolve } from "node:path";

/** The absolute path of the project's root folder, which contains package.json. */
export const projectFolder = resolve(import.meta.dirname, "../..");
