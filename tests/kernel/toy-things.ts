/** A made-up list of things for levels, with all possible properties, to test level drafts without a real puzzle. */
import fc from "fast-check";
import { createLegend } from "../../src/kernel/legend";
import { ANY_SIZE } from "../../src/kernel/draft";

/**
 * Things with all possible properties: some have a direction or an axis, lie beneath other things, or must stand at the
 * edge.
 */
export const SAMPLE_LEGEND = createLegend(
  [
    { name: "cat", characters: "@", count: "one", mayLieOn: "~" },
    { name: "door", characters: "D", count: "some", where: "edge" },
    { name: "belt", characters: "^>v<", where: "inside" },
    { name: "bridge", characters: "|-", mayLieOn: "#~^>v<D" },
    { name: "wall", characters: "#" },
    { name: "puddle", characters: "~" },
    { name: "sock", characters: "s", count: "pair" },
    { name: "floor", characters: "." },
  ],
  ANY_SIZE,
);

/**
 * Random text maps with any of the things of `SAMPLE_LEGEND`. Some have a second map for things beneath other things.
 */
export function sampleMaps(): fc.Arbitrary<string> {
  const side = fc.integer({ min: 1, max: 9 });
  return fc.tuple(side, side, fc.boolean()).chain(([width, height, hasLower]) => {
    const row = fc.string({ unit: fc.constantFrom(...SAMPLE_LEGEND.characters), minLength: width, maxLength: width });
    const map = fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
    if (!hasLower) return map;
    const lower = map.filter((text) => /[^.\n]/.test(text));
    return fc.tuple(map, lower).map((maps) => maps.join("\n\n"));
  });
}
