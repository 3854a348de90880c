/** A Vite plugin for the script `at-once.ts`. */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const entry = fileURLToPath(new URL("../at-once.ts", import.meta.url));
/** The comment in index.html that the script replaces. */
const placeholder = "<!-- at-once.ts -->";

/** Creates the plugin that writes the script into index.html, because it must run before the page is shown. */
export function atOnce(): Plugin {
  return {
    name: "at-once",
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const script = `<script>${(await scriptOf(entry)).trim()}</script>`;
        return html.replace(placeholder, () => script);
      },
    },
  };
}

async function scriptOf(file: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", lib: { entry: file, formats: ["iife"], name: "atOnce" } },
  });
  const [{ output }] = outputs as Rolldown.RolldownOutput[];
  return output[0].code;
}
