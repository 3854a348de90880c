/**
 * Compiles the project's command-line tools to JavaScript before the tests, because tests start these tools many times.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { projectFolder } from "../tools/packaging/project-folder";

const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};

const FILES = Object.fromEntries(
  Object.entries(scripts).flatMap(([script, call]) => (call.startsWith("tsx ") ? [[script, call.slice(4)]] : [])),
);

/** The names of the scripts in package.json that are command-line tools of the project. */
export const TOOLS: readonly string[] = Object.keys(FILES);

/**
 * The folder of the compiled command-line tools. It is two levels deep, because each tool takes the folder two levels
 * above it as the project.
 */
export const COMPILED_TOOLS = "build/tools";

/** Compiles each command-line tool to JavaScript, which starts several times as fast as TypeScript. */
export async function compileTools(): Promise<void> {
  // Imports the bundler (vite) here and not at the top, so that tests which only start tools do not load it.
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
      rolldownOptions: { input: FILES, output: { chunkFileNames: "[name]-[hash].js", sanitizeFileName: false } },
    },
  });
}

/**
 * A plugin of the bundler that replaces `import.meta.dirname` and `import.meta.url`. The compiled tools thereby find
 * files that lie beside their source files.
 */
const sourcePaths: Plugin = {
  name: "places-of-sources",
  transform(code, id) {
    const file = `../../${relative(projectFolder, id)}`;
    return code
      .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`)
      .replaceAll("import.meta.url", `new URL(${JSON.stringify(file)}, import.meta.url).href`);
  },
};
