import { describe, expect, test } from "vitest";
import { nextLevelInDirection } from "../../src/game/screens/map-navigation";
import { DIRECTIONS, DOWN, RIGHT, UP } from "../../src/kernel/direction";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { pointAlongPath, type JourneyPoint } from "../../src/puzzles/looks/journey";

const LINE_HEIGHT = 24;
const MIN_SPOT_DISTANCE = 15;

// The number of levels for which the plain campaign map of a new puzzle must have room. A puzzle without campaign
// levels uses this map.
const PLAIN_LEVELS = 90;

const journeys = loadAllPuzzles().map(({ id, journey, campaign }) => ({
  id,
  journey,
  count: campaign.levelCount === 0 ? PLAIN_LEVELS : campaign.levelCount,
}));

function spotsOf({ journey, count }: (typeof journeys)[number]): JourneyPoint[] {
  return Array.from({ length: count }, (_, number) => journey.levelPointOf(number));
}

describe.each(journeys)("the journey (the map of the campaign) of $id", (puzzleId) => {
  const spots = spotsOf(puzzleId);
  const { journey, count } = puzzleId;

  test("the levels of a journey lie on the screen, below the line of text", () => {
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(390);
      expect(y).toBeGreaterThan(LINE_HEIGHT + 8);
      expect(y).toBeLessThanOrEqual(232);
    }
  });

  test("the levels of a journey lie apart, and none under the picture of the selected level", () => {
    const { x, y, width, height } = journey.thumbnailBox;
    spots.forEach((spot, at) => {
      const isBeside = spot.x < x - 8 || spot.x > x + width + 8 || spot.y < y - 8 || spot.y > y + height + 8;
      expect(isBeside, `level ${at + 1}`).toBe(true);
      for (const other of spots.slice(at + 1)) {
        expect(Math.hypot(spot.x - other.x, spot.y - other.y), `level ${at + 1}`).toBeGreaterThanOrEqual(
          MIN_SPOT_DISTANCE,
        );
      }
    });
  });

  test("the levels of each room lie in the room's part of the picture", () => {
    spots.forEach((spot, number) => {
      if (journey.roomCount === 0) return;
      const { x, y, width, height } = journey.roomBoxOf(Math.floor((number * journey.roomCount) / count));
      expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height, `level ${number + 1}`).toBe(true);
    });
  });

  test("every level of a journey can be reached from every other one with the arrows alone", () => {
    const reached = new Set([0]);
    for (const from of reached)
      for (const way of DIRECTIONS) reached.add(nextLevelInDirection(journey.levelPointOf, count, from, way));
    expect(reached.size).toBe(count);
    // Finds all levels from which the cursor can reach the first level, because the player must be able to come back
    // from every level.
    const back = new Set([0]);
    for (let size = 0; size < back.size;) {
      size = back.size;
      for (let from = 0; from < count; from++) {
        if (DIRECTIONS.some((way) => back.has(nextLevelInDirection(journey.levelPointOf, count, from, way))))
          back.add(from);
      }
    }
    expect(back.size).toBe(count);
  });
});

describe("a step on a journey", () => {
  const spots = [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 40, y: 5 }, { x: 40, y: 30 }, { x: 20, y: 30 }]; // prettier-ignore
  const step = (from: number, direction: (typeof DIRECTIONS)[number]) =>
    nextLevelInDirection((number) => spots[number], spots.length, from, direction);

  test("an arrow goes along the path if the path leads in its direction", () => {
    expect(step(0, RIGHT)).toBe(1);
    expect(step(2, DOWN)).toBe(3);
  });

  test("an arrow goes to the nearest level in its direction if the path leads elsewhere", () => {
    expect(step(4, UP)).toBe(1);
  });

  test("an arrow goes nowhere if no level lies in its direction", () => {
    expect(step(0, UP)).toBe(0);
  });
});

describe("a path of straight segments", () => {
  const corners = [0, 0, 30, 0, 30, 10];

  test("a path begins at its first corner and ends at its last", () => {
    expect(pointAlongPath(corners, 0)).toEqual({ x: 0, y: 0 });
    expect(pointAlongPath(corners, 1)).toEqual({ x: 30, y: 10 });
  });

  test("a path is measured by its length", () => {
    expect(pointAlongPath(corners, 0.5)).toEqual({ x: 20, y: 0 });
    expect(pointAlongPath(corners, 0.875)).toEqual({ x: 30, y: 5 });
  });
});
