import { runTool, UsageError } from "./cli";
import { mineIcePath } from "./mine/ice-path";
import { mineLastBall } from "./mine/last-ball";
import { mineSkid } from "./mine/skid";

// mine PUZZLE [its own options: see tools/mine]
// draws levels of a puzzle at random and prints those fit for its campaign, as the campaign's source has them.

const MINERS: Readonly<Record<string, (args: readonly string[]) => void>> = {
  "last-ball": mineLastBall,
  "ice-path": mineIcePath,
  skid: mineSkid,
};

runTool("mine", () => {
  const [puzzle = "", ...args] = process.argv.slice(2);
  const miner = Object.hasOwn(MINERS, puzzle) ? MINERS[puzzle] : undefined;
  if (miner === undefined) throw new UsageError(`name one puzzle first: ${Object.keys(MINERS).join(", ")}`);
  miner(args);
});
