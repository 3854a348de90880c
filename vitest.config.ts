import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { register } from "tsx/esm/api";
import { configDefaults, defineConfig } from "vitest/config";

// Lets Node load TypeScript in Vitest's main process, too, because the global setup runs in this process.
register();

/** The test files that `make test` skips because they take long. */
const longTestFiles = readFileSync(join(import.meta.dirname, "tests/long-test-files.txt"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("tests/"));

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", "packages/*/tests/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(process.env["TEST_FILES"] === "short" ? longTestFiles : [])],
    globalSetup: "tests/setup.ts",
    setupFiles: "tests/byte-equality.ts",
    reporters: ["default", ["json", { outputFile: "build/test-results.json" }]],
    // More workers than cores, because tests of browsers and of tools mostly wait.
    maxWorkers: availableParallelism() + 2,
    // Without isolation, each worker loads shared modules once for many test files. A test file must therefore not
    // change state that other test files use.
    isolate: false,
    // Imports use Node's own modules. Vite's module runner makes each use of an imported name a call, which cost a
    // fifth of the speed.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Reserves more memory for new objects. The garbage collector then runs less often, which saves a thirtieth of the
    // time of the tests.
    execArgv: ["--import", "tsx", "--max-semi-space-size=32"],
    // A test is stopped only when it hangs, because tests play whole games on machines of any speed.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
