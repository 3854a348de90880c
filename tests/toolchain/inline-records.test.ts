import { testInlining, type InlineExample } from "./inline-examples";

const examples: readonly InlineExample[] = [
  [
    "makes no table for a list or a record that is taken apart at once",
    `/** @inline */
    function sorted(a: number, b: number): [number, number] {
      let low = a;
      let high = b;
      if (low > high) [low, high] = [high, low];
      return [low, high];
    }
    /** @inline */
    function span(a: number, b: number): { low: number; length: number } { return { low: a, length: b - a }; }
    export const ends = (a: number, b: number): number => {
      const [from, to] = sorted(a, b);
      const { low, length } = span(from, to);
      return low + length;
    };`,
    `
      local ____exports = {}
      local function sorted(a, b)
          local low = a
          local high = b
          if low > high then
              low, high = high, low
          end
          return {low, high}
      end
      local function span(a, b)
          return {low = a, length = b - a}
      end
      ____exports.ends = function(a, b)
          local from, to = table.unpack(
              sorted(a, b),
              1,
              2
          )
          local ____span_result_0 = span(from, to)
          local low = ____span_result_0.low
          local length = ____span_result_0.length
          return low + length
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.ends = function(a, b)
          local from = a
          local to = b
          if from > to then
              from, to = to, from
          end
          local low = from
          local length = to - from
          return low + length
      end
      return ____exports
      `,
  ],
  [
    "makes a local of each field of a record",
    `interface Walk { steps: number; cell: number }
    /** @inline */
    function start(cell: number): Walk { return { steps: 0, cell }; }
    /** @inline */
    function step(walk: Walk, by: number): void {
      walk.steps++;
      walk.cell += by;
    }
    export const walked = (cell: number): number => {
      /** @locals */
      const walk: Walk = start(cell);
      while (walk.cell < 9) step(walk, walk.steps);
      return walk.cell;
    };`,
    `
      local ____exports = {}
      local function start(cell)
          return {steps = 0, cell = cell}
      end
      local function step(walk, by)
          walk.steps = walk.steps + 1
          walk.cell = walk.cell + by
      end
      ____exports.walked = function(cell)
          local walk = start(cell)
          while walk.cell < 9 do
              step(walk, walk.steps)
          end
          return walk.cell
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.walked = function(cell)
          local walk_steps_1 = 0
          local walk_cell_1 = cell
          while walk_cell_1 < 9 do
              do
                  local by_1 = walk_steps_1
                  walk_steps_1 = walk_steps_1 + 1
                  walk_cell_1 = walk_cell_1 + by_1
              end
          end
          return walk_cell_1
      end
      return ____exports
      `,
  ],
  [
    "exchanges fields without a table",
    `interface Pair { a: number; b: number }
    /** @inline */
    function sort(pair: Pair): void {
      if (pair.a > pair.b) [pair.a, pair.b] = [pair.b, pair.a];
    }
    export const least = (a: number, b: number): number => {
      /** @locals */
      const pair: Pair = { a, b };
      sort(pair);
      return pair.a;
    };`,
    `
      local ____exports = {}
      local function sort(pair)
          if pair.a > pair.b then
              local ____temp_0 = {pair.b, pair.a}
              pair.a = ____temp_0[1]
              pair.b = ____temp_0[2]
          end
      end
      ____exports.least = function(a, b)
          local pair = {a = a, b = b}
          sort(pair)
          return pair.a
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.least = function(a, b)
          local pair_a_1 = a
          local pair_b_1 = b
          if pair_a_1 > pair_b_1 then
              pair_a_1, pair_b_1 = pair_b_1, pair_a_1
          end
          return pair_a_1
      end
      return ____exports
      `,
  ],
  [
    "takes the fields of a record from another one",
    `interface Tally { count: number }
    interface Weighted extends Tally { weight: number }
    /** @inline */
    function empty(): Tally { return { count: 0 }; }
    /** @inline */
    function weighted(weight: number): Weighted { return { ...empty(), weight: 2 * weight }; }
    export const total = (weight: number): number => {
      /** @locals */
      const tally: Weighted = weighted(weight);
      tally.count++;
      return tally.count * tally.weight;
    };`,
    `
      local ____exports = {}
      local function empty()
          return {count = 0}
      end
      local function weighted(weight)
          return __TS__ObjectAssign(
              {},
              empty(),
              {weight = 2 * weight}
          )
      end
      ____exports.total = function(weight)
          local tally = weighted(weight)
          tally.count = tally.count + 1
          return tally.count * tally.weight
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.total = function(weight)
          local tally_count_1 = 0
          local tally_weight_1 = 2 * weight
          tally_count_1 = tally_count_1 + 1
          return tally_count_1 * tally_weight_1
      end
      return ____exports
      `,
  ],
];

testInlining(examples);
