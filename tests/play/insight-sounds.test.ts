import { expect, test } from "vitest";
import type { Button, Note } from "../../simulator/host";
import { openRow } from "./bot";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { chooseMenuItem, press, settle, startPlayer } from "./player";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";

const TICK_DECAY_SECONDS = Math.fround(0.03);
/**
 * The number of moves through which the test steps on the editor's page that analyses the level. The solution of every
 * puzzle's first campaign level is shorter.
 */
const STEPS = 30;

test.each(PUZZLE_ROWS)(
  "the insight page of %s plays one tick for each step, and two for a step past the first or last move",
  (puzzleId) => {
    const { map, verdict } = puzzleOf(puzzleId).campaign.level(0);
    const heard: Note[] = [];
    const store = storeWithOwnLevels([map.join("\n")], puzzleId);
    const player = startPlayer(store, { speaker: { play: (note) => void heard.push(note) } });
    openRow(player, "Workshop");
    chooseOwnAction(player, "Edit");
    settle(player);
    chooseMenuItem(player, "insight");
    settle(player);
    const ticksOf = (button: Button): number => {
      heard.length = 0;
      press(player, button);
      return heard.filter(({ decaySeconds }) => decaySeconds === TICK_DECAY_SECONDS).length;
    };
    const { par } = verdict;
    expect([ticksOf("left"), ticksOf("up")]).toEqual([2, 2]);
    const onward = Array.from({ length: STEPS }, () => ticksOf("right"));
    expect(onward).toEqual(onward.map((_, step) => (step < par ? 1 : 2)));
    expect(ticksOf("left")).toBe(1);
  },
);
