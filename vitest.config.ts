import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/setup.ts",
    setupFiles: "tests/bytes.ts",
    reporters: ["default", ["json", { outputFile: "build/test-results.json" }]],
    // Two processors are two workers, each of which loads what many files share once: no file may change that for another.
    maxWorkers: "100%",
    isolate: false,
    // TypeScript that has not changed since the last run is not transpiled again.
    experimental: { fsModuleCache: true },
    // Whole games are played here, on machines of any speed: a test is stopped only when it hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
