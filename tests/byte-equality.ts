/** Makes Vitest compare byte arrays quickly, in every test file. */
import { expect } from "vitest";

// Compares byte arrays as a whole, because Vitest's own comparison compares them property by property. Comparing
// hundreds of screens in Vitest's way took a tenth of the tests' time.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) === 0 : undefined,
]);
