import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    setupFiles: "tests/bytes.ts",
    reporters: ["default", ["json", { outputFile: "build/test-results.json" }]],
    // Three workers on two processors, since a browser is waited for now and then; each loads what many files share once:
    // no file may change that for another.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    isolate: false,
    // TypeScript that has not changed since the last run is not transpiled again.
    experimental: { fsModuleCache: true },
    // Whole games are played here, on machines of any speed: a test is stopped only when it hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
