import { register } from "tsx/esm/api";
import { defineConfig } from "vitest/config";

// For the setup, which runs in this process.
register();

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    setupFiles: "tests/byte-equality.ts",
    reporters: ["default", ["json", { outputFile: "build/test-results.json" }]],
    // Two processors are two workers, each of which loads what many files share once: no file may change that for another.
    maxWorkers: "100%",
    isolate: false,
    // Modules are Node's own: in Vite's each use of an imported name is a call, which made all a fifth slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ["--import", "tsx"],
    // Whole games are played here, on machines of any speed: a test is stopped only when it hangs.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
