/** A Vite plugin that writes the compiled script `at-once.ts` into index.html. */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const entry = fileURLToPath(new URL("../at-once.ts", import.meta.url));
const PLACEHOLDER = "<!-- at-once.ts -->";

/**
 * Creates the plugin that writes the script `at-once.ts` into index.html, so that it runs before the page is shown. The
 * script is compiled for browsers of 2015, to tell old browsers that they are too old.
 */
export function createAtOncePlugin(): Plugin {
  return {
    name: "at-once",
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const script = `<script>${(await scriptOf(entry)).trim()}</script>`;
        return html.replace(PLACEHOLDER, () => script);
      },
    },
  };
}

async function scriptOf(file: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2015", lib: { entry: file, formats: ["iife"], name: "atOnce" } },
  });
  const [{ output }] = outputs as Rolldown.RolldownOutput[];
  return output[0].code;
}
