import { test } from "vitest";
import { CHAIN } from "./chain-level";
import { openRow } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { frames, startPlayer } from "./player";
import { FIRST_PUZZLE_ID } from "./puzzles";

const FRAMES_OF_CODE = 30;

test.each([
  ["code-short-line", ["@..o", "...."]],
  ["code-full-line", CHAIN],
])("a game that knows no web page shows a code in the middle of a white tag, as on the picture %s", (name, map) => {
  const player = startPlayer(storeWithOwnLevels([map.join("\n")], FIRST_PUZZLE_ID));
  openRow(player, "Workshop");
  chooseOwnAction(player, "Share");
  frames(player, FRAMES_OF_CODE);
  expectScreen(player, name);
});
