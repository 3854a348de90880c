import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";

/** What finds levels for the campaign of a puzzle. */
export interface Miner {
  readonly usage: Usage;
  /** Does what these arguments ask for; throws as `readArguments` of the command line does. */
  readonly mine: (args: readonly string[]) => ReportingTask<void>;
}
