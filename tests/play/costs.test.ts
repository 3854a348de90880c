import { expect, test } from "vitest";
import { openRow } from "./bot";
import { frame, frames, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import type { Stop } from "./stop";
import { TOUR } from "./tour";

// In device milliseconds.
const MOST_OF_AN_UPDATE = 33;
const MOST_OF_99_IN_100 = 20;

const IDLE_FRAMES = 300;
/** A demo plays twelve levels and is over well before this. */
const MOST_FRAMES_OF_A_DEMO = 20_000;

/** What a stop of the tour cost to get to, and how often it was drawn while nobody did anything. */
interface Cost {
  readonly name: string;
  readonly updatesMs: readonly number[];
  readonly rests: boolean;
  readonly idleDraws: number;
  readonly idleMs: readonly number[];
}

const costs = TOUR.flatMap(({ walk }) => costsOf(walk));

function costsOf(walk: () => Generator<Stop, void>): Cost[] {
  const found: Cost[] = [];
  const seen = new Map<Player, number>();
  for (const { name, player, rests } of walk()) {
    const arrived = player.reports.length;
    const updatesMs = player.reports.slice(seen.get(player) ?? 0).map(({ deviceMs }) => deviceMs);
    if (rests) frames(player, IDLE_FRAMES);
    const idle = player.reports.slice(arrived);
    const idleMs = idle.map(({ deviceMs }) => deviceMs);
    found.push({ name, updatesMs, rests, idleDraws: idle.filter(({ drew }) => drew).length, idleMs });
    seen.set(player, player.reports.length);
  }
  return found;
}

test.each(costs)("no update on the way to $name takes longer than a frame", ({ updatesMs, idleMs }) => {
  expect(updatesMs.length).toBeGreaterThan(0);
  expect(Math.max(...updatesMs, ...idleMs)).toBeLessThanOrEqual(MOST_OF_AN_UPDATE);
});

test("ninety-nine in a hundred updates of the tour take at most twenty milliseconds", () => {
  const all = costs.flatMap(({ updatesMs }) => updatesMs).sort((one, other) => one - other);
  expect(all[Math.ceil(all.length * 0.99) - 1]).toBeLessThanOrEqual(MOST_OF_99_IN_100);
});

test.each(costs.filter(({ rests }) => rests))("$name draws nothing while nothing moves", ({ idleDraws }) => {
  expect(idleDraws).toBe(0);
});

test("the clock of a rush is drawn once a second and no oftener", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Rush");
  frames(player, 200);
  const drawn = Array.from({ length: IDLE_FRAMES }, () => frame(player).drew).filter((drew) => drew).length;
  expect(drawn).toBe(IDLE_FRAMES / 30);
});

test("the title draws nothing between two moves of its demo, and none at all once that is over", () => {
  const player = startPlayer();
  const stretches: number[] = [];
  let still = 0;
  for (let at = 0; at < MOST_FRAMES_OF_A_DEMO && still < IDLE_FRAMES; at++) {
    if (!frame(player).drew) still++;
    else {
      stretches.push(still);
      still = 0;
    }
  }
  expect(stretches.filter((stretch) => stretch > 20).length).toBeGreaterThan(12);
  expect(still).toBe(IDLE_FRAMES);
});
