import { describe, expect, test } from "vitest";
import { CRANK_DEGREES_PER_ROW, createList, glideList, steerList, type List } from "../../src/game/widgets/list";
import { DOWN, LEFT, UP, type Direction } from "../../src/kernel/direction";
import { NO_INPUT } from "../../src/device/input";

const FRAME_MS = 33;

const press = (list: List, pressedDirection: Direction) => steerList(list, { ...NO_INPUT, pressedDirection });
const crank = (list: List, crankDegrees: number) => steerList(list, { ...NO_INPUT, crankDegrees });

function times(count: number, act: () => void): void {
  for (let done = 0; done < count; done++) act();
}

function glide(list: List): number {
  let frames = 0;
  while (frames < 100 && glideList(list, FRAME_MS)) frames++;
  return frames;
}

describe("the cursor of a list", () => {
  test("pressing ✛ moves the cursor of a list a row down or up", () => {
    const list = createList(7, 5);
    expect([press(list, DOWN), press(list, DOWN), press(list, UP)]).toEqual(["moved", "moved", "moved"]);
    expect(list.chosen).toBe(1);
  });

  test("the cursor of a list stops at both ends, and the list reports that", () => {
    const list = createList(3, 3);
    expect(press(list, UP)).toBe("stopped");
    times(2, () => press(list, DOWN));
    expect([press(list, DOWN), list.chosen]).toEqual(["stopped", 2]);
  });

  test("the drawn cursor of a list bounces at an end and comes back", () => {
    const list = createList(3, 3);
    press(list, UP);
    expect(list.shownChosen).toBeLessThan(0);
    glide(list);
    expect(list.shownChosen).toBe(0);
  });

  test("pressing ✛ left or right does not move the cursor of a list", () => {
    const list = createList(3, 3);
    expect([press(list, LEFT), list.chosen]).toEqual(["none", 0]);
  });

  test("the crank moves the cursor a row for each full step of its turn, however slowly it turns", () => {
    const list = createList(7, 5);
    times(CRANK_DEGREES_PER_ROW - 1, () => crank(list, 1));
    expect(list.chosen).toBe(0);
    expect([crank(list, 1), list.chosen]).toEqual(["moved", 1]);
    crank(list, 3 * CRANK_DEGREES_PER_ROW);
    expect(list.chosen).toBe(4);
    crank(list, -CRANK_DEGREES_PER_ROW);
    expect(list.chosen).toBe(3);
  });

  test("pressing ✛ and turning the crank in the same frame both move the cursor", () => {
    const list = createList(9, 5);
    expect(steerList(list, { ...NO_INPUT, pressedDirection: DOWN, crankDegrees: 2 * CRANK_DEGREES_PER_ROW - 1 })).toBe(
      "moved",
    );
    expect(list.chosen).toBe(2);
    expect([crank(list, 1), list.chosen]).toEqual(["moved", 3]);
    expect(steerList(list, { ...NO_INPUT, pressedDirection: LEFT, crankDegrees: CRANK_DEGREES_PER_ROW })).toBe("moved");
    expect(list.chosen).toBe(4);
  });

  test("the crank moves the cursor to the end of a list and is not refused there", () => {
    const list = createList(7, 5);
    expect([crank(list, 3600), list.chosen]).toEqual(["moved", 6]);
    expect([crank(list, 3600), list.chosen]).toEqual(["none", 6]);
    crank(list, -CRANK_DEGREES_PER_ROW);
    expect(list.chosen).toBe(5);
  });
});

describe("the visible rows of a list", () => {
  test("the rows of a list scroll only until the row after the cursor is visible", () => {
    const list = createList(7, 5);
    const firsts: number[] = [];
    times(6, () => {
      press(list, DOWN);
      firsts.push(list.first);
    });
    times(5, () => {
      press(list, UP);
      firsts.push(list.first);
    });
    expect(firsts).toEqual([0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 0]);
  });

  test("the cursor of a list is visible from the beginning, whichever row it starts on", () => {
    const list = createList(7, 5, 6);
    expect([list.first, list.shownFirst, list.shownChosen]).toEqual([2, 2, 6]);
    expect(glide(list)).toBe(0);
  });
});

describe("the drawn cursor of a list", () => {
  test("the drawn cursor of a list reaches the chosen row in a few frames and then rests", () => {
    const list = createList(7, 5);
    press(list, DOWN);
    expect(glide(list)).toBeLessThan(6);
    expect(list.shownChosen).toBe(1);
    expect(glideList(list, FRAME_MS)).toBe(false);
  });

  test("the drawn cursor of a list takes hardly longer over many rows and never goes too far", () => {
    const list = createList(30, 5);
    crank(list, 29 * CRANK_DEGREES_PER_ROW);
    let before = 0;
    let frames = 0;
    for (; glideList(list, FRAME_MS); frames++) {
      expect(list.shownChosen).toBeGreaterThanOrEqual(before);
      expect(list.shownChosen).toBeLessThanOrEqual(29);
      before = list.shownChosen;
    }
    expect([list.shownChosen, list.shownFirst]).toEqual([29, 25]);
    expect(frames).toBeLessThan(20);
  });
});
