/** The interface of the miners, one for each puzzle that `npm run mine` knows. */

import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

/** A tool that finds levels for the campaign of a puzzle. */
export interface Miner {
  readonly usage: Usage;
  /** Finds and prints the levels that the arguments ask for. Throws as `parseArguments` of cli.ts does. */
  readonly mine: (args: readonly string[]) => ReportingTask<void>;
}
