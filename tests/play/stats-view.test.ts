import { test } from "vitest";
import { openRow } from "./bot";
import { expectScreen } from "./golden-screens";
import { startPlayer } from "./player";
import { storeWith } from "./saves";
import { TODAY } from "./text-saves";

test("the stats show a column for each day with cleared levels, and none for a day without", () => {
  const dayLevels = [3, 0, 0, 12, 1, 0, 6];
  const player = startPlayer(
    storeWith(({ stats }) => {
      Object.assign(stats, { levelsCleared: 22, movesMade: 150, dayLevels, countedDay: TODAY });
    }),
  );
  openRow(player, "Stats");
  expectScreen(player, "stats-days");
});
