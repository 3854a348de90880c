/**
 * The development server. It serves the game on a web page, compiles changed source files, and tells the page which
 * files of the game have changed.
 */

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createServer, type ViteDevServer, type WebSocketClient } from "vite";
import { isBuildCurrent } from "../packaging/build-stamp";
import { projectFolder } from "../packaging/project-folder";
import { collectChanges, type Changes } from "./changes";
import { startCompiler, type CompilerReport } from "./compiler";
import { explainError } from "./explain-error";
import { readBuiltGame, replaceAssets, replaceLua, packFiles, type BuiltGame } from "./game-files";
import * as messages from "./messages";
import { createDevPagePlugin } from "./vite-page";

const PORT = 4174;
const webFolder = join(projectFolder, "simulator/web");
const factsModule = join(import.meta.dirname, "level-facts.ts");
const sourceFolder = join(projectFolder, "src");
const assetsFolder = join(projectFolder, "assets");

export async function startDevServer(): Promise<void> {
  let onBuilt: () => void = () => undefined;
  const built = new Promise<void>((resolve) => (onBuilt = resolve));
  if (isBuildCurrent(projectFolder)) onBuilt();
  else console.log("The game is compiled for the first time, which takes some seconds.");
  const game: Promise<BuiltGame> = built.then(readBuiltGame);
  const server = await createPageServer(game);
  const waiting: Changes[] = [];
  const compiler = startCompiler((report) => {
    if (report.kind === "built") onBuilt();
    else void game.then((present) => handleReport(server, present, report, waiting));
  });
  const onChanges = collectChanges((changes) => {
    const sources = changes.paths.filter((path) => path.startsWith(sourceFolder));
    const assets = changes.paths.filter((path) => path.startsWith(assetsFolder));
    if (assets.length > 0)
      void game.then(({ files }) => sendChanged(server, replaceAssets(files, assets), changes.savedMs));
    if (sources.length === 0) return;
    waiting.push(changes);
    compiler.compile(sources);
  });
  watch(server, onChanges);
  await server.listen();
  console.log(`Glissade is played at ${server.resolvedUrls?.local[0]} (stop it with Ctrl+C)`);
}

async function createPageServer(game: Promise<BuiltGame>): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: webFolder,
    cacheDir: join(projectFolder, "build/vite"),
    logLevel: "warn",
    plugins: [createDevPagePlugin(async () => packFiles((await game).files))],
    server: { port: PORT, fs: { strict: false } },
  });
  server.ws.on(messages.FAILED, ({ text }: messages.GameFailure, page: WebSocketClient) => {
    void game.then(({ map }) => {
      const explanation = explainError(text, map, readSourceLine);
      console.error(explanation);
      page.send(messages.EXPLAINED, { text, explanation } satisfies messages.ExplainedFailure);
    });
  });
  server.ws.on(messages.ASKED_FACTS, ({ attempt }: messages.FactsQuestion, page: WebSocketClient) => {
    void computeFacts(server, attempt).then((facts) => {
      page.send(messages.LEVEL_FACTS, { attempt, facts: facts ?? null } satisfies messages.FactsAnswer);
    });
  });
  server.ws.on(messages.SHOWN, ({ savedMs, shownMs, replayMs }: messages.ShownFiles) => {
    console.log(
      `  shown ${formatSeconds(shownMs - savedMs)} after it was saved (${formatSeconds(replayMs)} for the replay)`,
    );
  });
  return server;
}

function readSourceLine(path: string, line: number): string | undefined {
  const file = join(projectFolder, path);
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .at(line - 1)
    : undefined;
}

async function computeFacts(server: ViteDevServer, attempt: string): Promise<messages.LevelFacts | undefined> {
  try {
    const { computeLevelFacts } = (await server.ssrLoadModule(factsModule)) as typeof import("./level-facts");
    return computeLevelFacts(attempt);
  } catch (error) {
    console.error("The facts of the level cannot be computed:", error);
    return undefined;
  }
}

function watch(server: ViteDevServer, onChange: (path: string) => void): void {
  server.watcher.add([sourceFolder, assetsFolder]);
  for (const event of ["change", "add"] as const) {
    server.watcher.on(event, (path) => {
      const isSource = path.startsWith(sourceFolder) && path.endsWith(".ts");
      if (isSource || path.startsWith(assetsFolder)) onChange(path);
    });
  }
}

/**
 * Handles a report of the compiling process. The process reports that it is ready for changes, or it reports the result
 * of a compilation. Such a result belongs to the oldest entry of `waiting`, the changes whose results are not yet
 * known.
 */
function handleReport(server: ViteDevServer, game: BuiltGame, report: CompilerReport, waiting: Changes[]): void {
  if (report.kind === "ready") console.log("The compiler is ready.");
  const changes = report.kind === "ready" ? undefined : waiting.shift();
  const names = changes?.paths.map((path) => relative(projectFolder, path)).join(", ");
  if (report.kind === "failed") {
    console.error(report.text);
    server.ws.send(messages.NOT_COMPILED, { text: report.text } satisfies messages.CompileErrors);
  }
  if (report.kind === "compiled" && changes !== undefined) {
    console.log(`${names}: compiled in ${formatSeconds(report.tookMs)}`);
    game.map = report.map;
    sendChanged(server, replaceLua(game.files, report.chunks), changes.savedMs);
  }
}

function sendChanged(server: ViteDevServer, paths: readonly string[], savedMs: number): void {
  server.ws.send(messages.CHANGED, { paths, savedMs } satisfies messages.ChangedFiles);
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
