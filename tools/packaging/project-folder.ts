/** Finds the root folder of the project, whose path all command-line tools need. */

import { resolve } from "node:path";

export const projectFolder = resolve(import.meta.dirname, "../..");
