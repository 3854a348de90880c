/** Builds the game in a separate process while the command `npm run test:for` goes on with other work. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { YOUNG_GENERATION } from "../packaging/young-generation";

export interface BackgroundBuild {
  /** Whether the build of the game has succeeded. The build itself prints its errors. */
  readonly isBuilt: Promise<boolean>;
  readonly stop: () => void;
}

/** Starts a process that builds the game as `npm run build` does. If the calling process ends, the build ends, too. */
export function startBuild(project: string): BackgroundBuild {
  const child = spawn(process.execPath, ["--import", "tsx", YOUNG_GENERATION, join(project, "tools/build.ts")], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = (): void => void child.kill();
  process.on("exit", stop);
  return { isBuilt: once(child, "exit").then(([code]) => code === 0), stop };
}
