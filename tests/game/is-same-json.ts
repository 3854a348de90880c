/** Compares JSON texts, for tests of damaged save files. */
import { expect } from "vitest";

/** Returns whether two texts are equal as JSON. Returns false if one of the texts is not JSON. */
export function isSameJson(one: string, other: string): boolean {
  try {
    expect(JSON.parse(one)).toEqual(JSON.parse(other));
    return true;
  } catch {
    return false;
  }
}
