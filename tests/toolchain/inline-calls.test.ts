import { testInlining, type InlineExample } from "./inline-examples";

const examples: readonly InlineExample[] = [
  [
    "puts the value of a function of one expression in the place of its call",
    `/** @inline */
    function twice(n: number): number { return 2 * n; }
    export const area = (width: number): number => 1 + twice(width);`,
    `
      local ____exports = {}
      local function twice(n)
          return 2 * n
      end
      ____exports.area = function(width) return 1 + twice(width) end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.area = function(width) return 1 + 2 * width end
      return ____exports
      `,
  ],
  [
    "uses a local for an argument that is computed, and none for constants and names that do not change",
    `/** @inline */
    function clamp(n: number, least: number, most: number): number {
      if (n < least) return least;
      if (n > most) return most;
      return n;
    }
    export const side = (width: number, most: number): number => {
      const size = clamp(width - 2, 1, most);
      return size * size;
    };`,
    `
      local ____exports = {}
      local function clamp(n, least, most)
          if n < least then
              return least
          end
          if n > most then
              return most
          end
          return n
      end
      ____exports.side = function(width, most)
          local size = clamp(width - 2, 1, most)
          return size * size
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.side = function(width, most)
          local size
          do
              local n_1 = width - 2
              if n_1 < 1 then
                  size = 1
              elseif n_1 > most then
                  size = most
              else
                  size = n_1
              end
          end
          return size * size
      end
      return ____exports
      `,
  ],
  [
    "changes a variable in place that a function is given and gives back",
    `/** @inline */
    function next(list: number[], from: number): number {
      from++;
      while (list[from] === 0) from++;
      return from;
    }
    export const second = (list: number[]): number => {
      let at = 0;
      at = next(list, at);
      at = next(list, at);
      return at;
    };`,
    `
      local ____exports = {}
      local function next(list, from)
          from = from + 1
          while list[from] == 0 do
              from = from + 1
          end
          return from
      end
      ____exports.second = function(list)
          local at = 0
          at = next(list, at)
          at = next(list, at)
          return at
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.second = function(list)
          local at = 0
          at = at + 1
          while list[at] == 0 do
              at = at + 1
          end
          at = at + 1
          while list[at] == 0 do
              at = at + 1
          end
          return at
      end
      return ____exports
      `,
  ],
  [
    "gives a parameter a local if the function changes it, and the caller's variable if it only reads it",
    `/** @inline */
    function add(list: number[], index: number, n: number): void {
      n += list[index];
      list[index] = n;
    }
    export const addBoth = (list: number[], n: number): void => {
      add(list, 0, n);
      add(list, 1, n);
    };`,
    `
      local ____exports = {}
      local function add(list, index, n)
          n = n + list[index]
          list[index] = n
      end
      ____exports.addBoth = function(list, n)
          add(list, 0, n)
          add(list, 1, n)
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.addBoth = function(list, n)
          do
              local n_1 = n
              n_1 = n_1 + list[0]
              list[0] = n_1
          end
          do
              local n_2 = n
              n_2 = n_2 + list[1]
              list[1] = n_2
          end
      end
      return ____exports
      `,
  ],
  [
    "leaves the statements after a call of a function that returns early",
    `/** @inline */
    function note(list: number[], n: number): void {
      if (n > 9) {
        if (n > 99) return;
        list[0] = n;
      }
      list[1] = n;
    }
    export const noteBoth = (list: number[], n: number): void => {
      note(list, n);
      list[2] = n;
    };`,
    `
      local ____exports = {}
      local function note(list, n)
          if n > 9 then
              if n > 99 then
                  return
              end
              list[0] = n
          end
          list[1] = n
      end
      ____exports.noteBoth = function(list, n)
          note(list, n)
          list[2] = n
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.noteBoth = function(list, n)
          repeat
              if n > 9 then
                  if n > 99 then
                      break
                  end
                  list[0] = n
              end
              list[1] = n
          until true
          list[2] = n
      end
      return ____exports
      `,
  ],
  [
    "returns from the caller where a call is returned",
    `/** @inline */
    function firstOver(list: number[], least: number): number {
      let at = 0;
      while (at < 9) {
        if (list[at] > least) return at;
        at++;
      }
      return 9;
    }
    export const over = (list: number[]): number => firstOver(list, 5);
    export function orZero(list: number[], isWanted: boolean): number {
      if (isWanted) return firstOver(list, 5);
      return 0;
    }`,
    `
      local ____exports = {}
      local function firstOver(list, least)
          local at = 0
          while at < 9 do
              if list[at] > least then
                  return at
              end
              at = at + 1
          end
          return 9
      end
      ____exports.over = function(list) return firstOver(list, 5) end
      function ____exports.orZero(list, isWanted)
          if isWanted then
              return firstOver(list, 5)
          end
          return 0
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.over = function(list)
          do
              local at_1 = 0
              while at_1 < 9 do
                  if list[at_1] > 5 then
                      return at_1
                  end
                  at_1 = at_1 + 1
              end
              return 9
          end
      end
      function ____exports.orZero(list, isWanted)
          if isWanted then
              do
                  local at_2 = 0
                  while at_2 < 9 do
                      if list[at_2] > 5 then
                          return at_2
                      end
                      at_2 = at_2 + 1
                  end
                  return 9
              end
          end
          return 0
      end
      return ____exports
      `,
  ],
  [
    "calls the functions that a function is given in their place",
    `/** @inline */
    function twice(n: number): number { return 2 * n; }
    /** @inline */
    function sum(list: number[], weigh: (n: number) => number): number {
      let all = 0;
      for (let at = 0; at < 3; at++) all += weigh(list[at]);
      return all;
    }
    export const weight = (list: number[]): number => {
      const all = sum(list, twice);
      return all;
    };`,
    `
      local ____exports = {}
      local function twice(n)
          return 2 * n
      end
      local function sum(list, weigh)
          local all = 0
          do
              local at = 0
              while at < 3 do
                  all = all + weigh(list[at])
                  at = at + 1
              end
          end
          return all
      end
      ____exports.weight = function(list)
          local all = sum(list, twice)
          return all
      end
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.weight = function(list)
          local all = 0
          do
              local at_1 = 0
              while at_1 < 3 do
                  all = all + 2 * list[at_1]
                  at_1 = at_1 + 1
              end
          end
          return all
      end
      return ____exports
      `,
  ],
  [
    "imports what a function of another file needs, and no longer imports the function",
    `import { scaled } from "./numbers";
    export const size = (n: number): number => scaled(n);`,
    `
      local ____exports = {}
      local ____numbers = require("./numbers")
      local scaled = ____numbers.scaled
      ____exports.size = function(n) return scaled(n) end
      return ____exports
      `,
    `
      local ____imported_1 = require("numbers")
      local scales = ____imported_1.scales
      local ____exports = {}
      ____exports.size = function(n)
          do
              return n * 12 * scales[0]
          end
      end
      return ____exports
      `,
  ],
];

testInlining(examples);
