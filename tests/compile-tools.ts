import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { projectFolder } from "../tools/packaging/project-folder";

const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};

/** The file of each program of the project, by the name of its script in package.json. */
const FILES = Object.fromEntries(
  Object.entries(scripts).flatMap(([script, call]) => (call.startsWith("tsx ") ? [[script, call.slice(4)]] : [])),
);

/** The scripts of package.json that are programs of the project. */
export const TOOLS: readonly string[] = Object.keys(FILES);

/** The folder of their JavaScript, in whatever project it is: each takes the folder two above its own for that. */
export const COMPILED_TOOLS = "build/tools";

/** Writes each tool as JavaScript, which starts several times as fast as TypeScript. */
export async function compileTools(): Promise<void> {
  // Only the setup compiles: whoever starts a tool need not load the bundler.
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: "silent",
    publicDir: false,
    plugins: [sourcePaths],
    build: {
      ssr: true,
      outDir: COMPILED_TOOLS,
      rolldownOptions: { input: FILES, output: { chunkFileNames: "[name]-[hash].js" } },
    },
  });
}

/** What stands beside a source does not stand beside its JavaScript. */
const sourcePaths: Plugin = {
  name: "places-of-sources",
  transform(code, id) {
    const file = `../../${relative(projectFolder, id)}`;
    return code
      .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`)
      .replaceAll("import.meta.url", `new URL(${JSON.stringify(file)}, import.meta.url).href`);
  },
};
