/** Compares JSON texts for tests of damaged files. */
import { expect } from "vitest";

/** Returns whether two texts are equal as JSON; false if one of them is not JSON. */
export function isSameJson(one: string, other: string): boolean {
  try {
    expect(JSON.parse(one)).toEqual(JSON.parse(other));
    return true;
  } catch {
    return false;
  }
}
