/**
 * The configuration of the test runner Vitest for `npm run mutate` and `npm run test:for`. Test files run in the given
 * order, and their starts and ends are printed as JSON.
 */
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from "vitest/node";
import project from "../../vitest.config";
import { EVENT_MARK, readPlan, type TestEvent } from "./test-plan";

const plan = readPlan();
const root = process.cwd();

class PlanOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => plan.tests.indexOf(relative(root, moduleId));
    return Promise.resolve([...files].sort((one, other) => rank(one) - rank(other)));
  }
}

const eventReporter: Reporter = {
  onTestModuleStart: (module) => reportEvent({ kind: "started", test: relative(root, module.moduleId) }),
  onTestModuleEnd: (module) => {
    const { duration, collectDuration } = module.diagnostic();
    const failure = failureOf(module);
    const failureField = failure === undefined ? {} : { failure };
    reportEvent({
      kind: "ended",
      test: relative(root, module.moduleId),
      ms: duration + collectDuration,
      ...failureField,
    });
  },
};

function failureOf(module: TestModule): string | undefined {
  const [failed] = module.children.allTests("failed");
  if (failed !== undefined) return failed.fullName;
  return module.state() === "failed" ? "does not run" : undefined;
}

function reportEvent(event: TestEvent): void {
  process.stdout.write(`${EVENT_MARK}${JSON.stringify(event)}\n`);
}

export default defineConfig({
  ...project,
  cacheDir: "build/vite",
  test: {
    ...project.test,
    include: [...plan.tests],
    reporters: plan.isReadable === true ? ["default", eventReporter] : [eventReporter],
    bail: plan.stopsAtFailure ? 1 : 0,
    globalSetup: plan.runsSetup ? "tests/setup.ts" : [],
    setupFiles: [
      "tests/byte-equality.ts",
      ...(plan.visits === undefined ? [] : ["tools/mutate/each-test-file.ts"]),
      ...(plan.builtMark === undefined ? [] : ["tools/mutate/await-build.ts"]),
    ],
    sequence: { sequencer: PlanOrder },
  },
});
