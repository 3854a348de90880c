/** A Vite plugin that adds the notices of the works of others to the web page, as their licences demand. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILE_NAME = "THIRD-PARTY.txt";
/** Matches the name of a package in a file's path. The last match in the path is the package of the file. */
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/**
 * Creates the plugin that adds `notices`, the path of THIRD-PARTY.md, as a text file. The build fails if the page
 * contains code of a package that the file does not name.
 */
export function createThirdPartyPlugin(notices: string): Plugin {
  return {
    name: "third-party",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const text = readFileSync(notices, "utf8");
        const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output.moduleIds : []));
        for (const name of packagesOf(modules)) {
          if (!text.includes(`### ${name}`) && !text.includes(`, ${name}\n`))
            this.error(`the page contains code of ${name}, whose notice is not in THIRD-PARTY.md`);
        }
        this.emitFile({ type: "asset", fileName: FILE_NAME, source: text });
      },
    },
  };
}

function packagesOf(modules: readonly string[]): Set<string> {
  return new Set(modules.flatMap((module) => [...module.matchAll(PACKAGE)].at(-1)?.[1] ?? []));
}
