import { expect } from "vitest";

/** Whether two texts are the same JSON; no if one of them is none. */
export function isSameJson(one: string, other: string): boolean {
  try {
    expect(JSON.parse(one)).toEqual(JSON.parse(other));
    return true;
  } catch {
    return false;
  }
}
