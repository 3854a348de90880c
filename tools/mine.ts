/**
 * The command `npm run mine`: searches for levels that are good enough for a puzzle's campaign, and prints them as
 * source text.
 */

import { HelpRequested, runLongTool, UsageError } from "./cli";
import { afterHoursMiner } from "./mine/after-hours";
import { fruitMiner } from "./mine/fruit";
import { ideaMiner } from "./mine/idea";
import { icePathMiner } from "./mine/ice-path";
import { lastBallMiner } from "./mine/last-ball";
import type { Miner } from "./mine/miner";
import { skidMiner } from "./mine/skid";

const MINERS: Readonly<Record<string, Miner>> = {
  "last-ball": lastBallMiner,
  "ice-path": icePathMiner,
  skid: skidMiner,
  fruit: fruitMiner,
  idea: ideaMiner,
  "after-hours": afterHoursMiner,
};

void runLongTool("mine", function* () {
  const [puzzle = "", ...args] = process.argv.slice(2);
  if (puzzle === "--help") throw new HelpRequested(Object.values(MINERS).map(({ usage }) => usage));
  const miner = Object.hasOwn(MINERS, puzzle) ? MINERS[puzzle] : undefined;
  if (miner === undefined) throw new UsageError(`name one puzzle or search first: ${Object.keys(MINERS).join(", ")}`);
  yield* miner.mine(args);
});
