/** The configuration of Knip, which finds unused files, exports and dependencies. */

import type { KnipConfig } from "knip";

/**
 * Files that are used although nothing imports them. Those that package.json, Vite and Vitest name are missing here,
 * because Knip finds them itself.
 */
const entry = [
  // The entry files of programs that are compiled to Lua, as each tstl.json lists them.
  "src/main.ts",
  "bench/device/{,game/,saving/}entry.ts",
  "tests/lua/**/print-*.ts",
  "tests/game/sound-game/main.ts",
  "tests/golden/paint-game/main.ts",
  "tests/play/name-game/main.ts",
  "tests/puzzles/draft-game/main.ts",
  "tests/puzzles/fruit/paint-game/main.ts",
  // bench/host/parts.ts starts this file as a separate process.
  "bench/host/part.ts",
  // The script of the development page, and a process that tools/dev/compiler.ts starts.
  "tools/dev/{page/main,compiler-process}.ts",
  // Files that tools/mutate passes to Vitest and Node.
  "tools/mutate/{vitest.config,each-test-file,await-build}.ts",
  "tools/mutate/probe.js",
  // A script that .ci/run calls.
  ".ci/tally.js",
];

const config: KnipConfig = {
  workspaces: {
    ".": { entry },
    "packages/playdate-types": { entry: ["api/*.d.ts", "tests/uses/*.ts"] },
  },
  // tools/font/ reads files of these packages and imports nothing from them.
  ignoreDependencies: ["@fontsource/jersey-15", "@fontsource/jersey-25"],
  // The name of packages/playdate-types in tsconfig.json and tstl.json, which TypeScript resolves by `typeRoots`.
  ignoreUnresolved: ["playdate-types"],
  // The compiler of the Playdate SDK, which is no npm package.
  ignoreBinaries: ["pdc"],
};

export default config;
