import type { KnipConfig } from "knip";

/** What nothing imports and yet is needed; all that package.json, Vite and Vitest start is known from there. */
const entry = [
  // What becomes Lua: the entries of each tstl.json.
  "src/main.ts",
  "bench/device/{,game/,saving/}entry.ts",
  "tests/lua/**/print-*.ts",
  "tests/game/sound-game/main.ts",
  "tests/play/name-game/main.ts",
  "tests/puzzles/draft-game/main.ts",
  "tests/puzzles/fruit/paint-game/main.ts",
  // A process of its own, which bench/host/parts.ts starts.
  "bench/host/part.ts",
  // What tools/mutate runs tests with.
  "tools/mutate/{vitest.config,each-test-file}.ts",
  "tools/mutate/probe.js",
  // Called by .ci/run.
  ".ci/tally.js",
];

const config: KnipConfig = {
  workspaces: { ".": { entry }, "types/playdate-types": {} },
  // tools/font/ reads their files; there is nothing in them to import.
  ignoreDependencies: ["@fontsource/jersey-15", "@fontsource/jersey-25"],
  // The compiler of the Playdate SDK.
  ignoreBinaries: ["pdc"],
};

export default config;
