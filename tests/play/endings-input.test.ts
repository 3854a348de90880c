import { expect, test } from "vitest";
import { chargeOf, HANDING_OVER_MS } from "../../bench/host/drawing-charges";
import type { Button } from "../../simulator/host";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { ENDINGS } from "../../src/puzzles/endings";
import { openRow } from "./bot";
import { frame, press, startPlayer } from "./player";
import { puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const FRAMES = 400;
/** The most time that one frame of a campaign's ending may take on a console, in milliseconds. Drawing is included. */
const MAX_FRAME_MS = 28;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

const rows = ENDINGS.flatMap(({ id }, index) =>
  [false, true].map((isCalm) => ({ id, seed: index, flashing: isCalm ? "less flashing" : "flashing", isCalm })),
);

test.each(rows)(
  "random input from the ending of $id on causes no error and no slow frame, with $flashing",
  ({ id, seed, isCalm }) => {
    const store = storeWith((save, saved) => {
      saved.medals = "1".repeat(puzzleOf(id).campaign.levelCount);
      save.endings.seen = ENDINGS.map((each) => each.id)
        .filter((each) => each !== id)
        .join(",");
    }, id);
    let drawingMs = 0;
    const watchDrawing = (call: Parameters<typeof chargeOf>[0]): void => {
      drawingMs += chargeOf(call);
    };
    const player = startPlayer(store, { reducesFlashing: isCalm, watchDrawing });
    openRow(player, "Campaign");
    press(player, "a");
    const random = createRandom(20261126, seed);
    let slowestMs = 0;
    for (let at = 0; at < FRAMES; at++) {
      const button = BUTTONS[drawRandomBelow(random, BUTTONS.length)];
      const crankDegrees = drawRandomBelow(random, 8) === 0 ? drawRandomBelow(random, 400) - 150 : 0;
      if (drawRandomBelow(random, 120) === 0) player.console.signal("deviceWillLock");
      drawingMs = 0;
      const { simulatedMs, hasDrawn } = frame(player, drawRandomBelow(random, 30) === 0 ? [button] : [], crankDegrees);
      slowestMs = Math.max(slowestMs, simulatedMs + drawingMs + (hasDrawn ? HANDING_OVER_MS : 0));
    }
    expect(slowestMs).toBeLessThanOrEqual(MAX_FRAME_MS);
  },
);
