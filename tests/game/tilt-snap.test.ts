import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Gravity } from "../../src/device/accelerometer";
import { createTilt, directionOfTilt, type Tilt } from "../../src/game/play/tilt/tilt-snap";
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";

const FRAMES_OF_REST = 10;
const FRAMES_OF_TILT = 15;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** How a player may hold the console at the start of a level: from flat on a table to nearly upright, in degrees. */
const heldDegrees = fc.integer({ min: 0, max: 90 });

/**
 * Returns the gravity in a console whose screen is raised by `raised` degrees from a table, and turned to the right by
 * `turned` degrees.
 */
function held(raised: number, turned = 0): Gravity {
  const [along, aside] = [raised * RADIANS_PER_DEGREE, turned * RADIANS_PER_DEGREE];
  return {
    x: Math.sin(aside),
    y: Math.sin(along) * Math.cos(aside),
    z: Math.cos(along) * Math.cos(aside),
  };
}

/** Returns the gravity after the console, raised by `raised` degrees, was tilted in a direction by `degrees`. */
function tilted(raised: number, direction: Direction, degrees: number): Gravity {
  if (direction === RIGHT) return held(raised, degrees);
  if (direction === LEFT) return held(raised, -degrees);
  return held(raised + (direction === DOWN ? degrees : -degrees));
}

function hold(tilt: Tilt, gravity: Gravity, frameCount: number): Direction[] {
  const directions: Direction[] = [];
  for (let frame = 0; frame < frameCount; frame++) {
    const direction = directionOfTilt(tilt, gravity);
    if (direction !== undefined) directions.push(direction);
  }
  return directions;
}

function restingTilt(raised: number): Tilt {
  const tilt = createTilt();
  expect(hold(tilt, held(raised), FRAMES_OF_REST)).toEqual([]);
  return tilt;
}

describe("the tilt of the console", () => {
  test("a clear tilt makes one move in its direction, however the console was held before", () => {
    fc.assert(
      fc.property(
        heldDegrees,
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 19, max: 24 }),
        (raised, to, angle) => {
          const tilt = restingTilt(raised);
          expect(hold(tilt, tilted(raised, to, angle), FRAMES_OF_TILT)).toEqual([to]);
        },
      ),
    );
  });

  test("a clear tilt makes the same move if the accelerometer counts in the other direction through the screen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.constantFrom(...DIRECTIONS), (raised, to) => {
        const tilt = createTilt();
        const opposite = ({ x, y, z }: Gravity): Gravity => ({ x, y, z: -z });
        hold(tilt, opposite(held(raised)), FRAMES_OF_REST);
        expect(hold(tilt, opposite(tilted(raised, to, 22)), FRAMES_OF_TILT)).toEqual([to]);
      }),
    );
  });

  test("a slight tilt and a trembling hand make no move", () => {
    fc.assert(
      fc.property(heldDegrees, fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 60 }), (raised, angles) => {
        const tilt = restingTilt(raised);
        for (const angle of angles) {
          expect(directionOfTilt(tilt, held(raised + angle))).toBe(undefined);
          expect(directionOfTilt(tilt, held(raised, angle))).toBe(undefined);
        }
      }),
    );
  });

  test("the next tilt counts only after the console has come back", () => {
    const tilt = restingTilt(40);
    expect(hold(tilt, held(40, 25), FRAMES_OF_TILT)).toEqual([RIGHT]);
    expect(hold(tilt, held(40, -25), FRAMES_OF_TILT)).toEqual([]);
    expect(hold(tilt, held(40), 1)).toEqual([]);
    expect(hold(tilt, held(40, -25), FRAMES_OF_TILT)).toEqual([LEFT]);
  });

  test("a tilt towards a corner makes no move until one direction is clear", () => {
    const tilt = restingTilt(30);
    const corner = { ...held(52, 22), x: Math.sin(22 * RADIANS_PER_DEGREE) };
    expect(hold(tilt, corner, FRAMES_OF_TILT)).toEqual([]);
    expect(hold(tilt, held(52, 5), FRAMES_OF_TILT)).toEqual([DOWN]);
  });

  test("the rest position slowly follows a player who lowers the hands", () => {
    const tilt = restingTilt(50);
    for (let raised = 50; raised >= 20; raised--) expect(hold(tilt, held(raised), 100)).toEqual([]);
    expect(hold(tilt, held(0), FRAMES_OF_TILT)).toEqual([UP]);
  });

  test("a console that lies on its side makes no move to and fro", () => {
    const tilt = createTilt();
    hold(tilt, held(45, 85), FRAMES_OF_REST);
    expect(hold(tilt, held(10, 85), FRAMES_OF_TILT)).toEqual([]);
  });
});
