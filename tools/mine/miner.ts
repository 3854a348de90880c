/** The interface of a search for campaign levels. Each puzzle that the command `npm run mine` knows has one. */

import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

export interface Miner {
  readonly usage: Usage;
  /**
   * Finds and prints the levels that the command-line arguments ask for. Throws a `UsageError` for a wrong option, and
   * `HelpRequested` for `--help`.
   */
  readonly mine: (args: readonly string[]) => ReportingTask<void>;
}
