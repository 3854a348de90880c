import { expect } from "vitest";

// Vitest compares bytes one property after the other: pictures of the screen, compared by the hundred, took a tenth of all time.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) === 0 : undefined,
]);
