import { expect, test } from "vitest";
import { openRow } from "./bot";
import { frame, startPlayer } from "./player";
import { storeWith } from "./saves";

const FRAMES = 300;

test("the game frees memory while it is played, although Lua's automatic collection is off", () => {
  const player = startPlayer(storeWith(() => undefined, "penguin"));
  openRow(player, "Play");
  let previousKilobytes = player.console.heapKilobytes();
  let falls = 0;
  for (let count = 0; count < FRAMES; count++) {
    frame(player, count % 20 === 0 ? ["left"] : count % 20 === 10 ? ["up"] : [], count % 3 === 0 ? -20 : 0);
    const kilobytes = player.console.heapKilobytes();
    if (kilobytes < previousKilobytes) falls++;
    previousKilobytes = kilobytes;
  }
  expect(falls).toBeGreaterThan(5);
});
