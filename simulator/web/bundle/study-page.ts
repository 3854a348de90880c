/**
 * A Vite plugin that adds the page of the study to the site, in which people play levels to check the computed
 * difficulty.
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { formatSidePage } from "./side-page";

const entry = fileURLToPath(new URL("../study/main.ts", import.meta.url));

/**
 * Creates the plugin that makes the page of the study. Its script is built apart, because code shared with the game's
 * page would become a further file to load.
 */
export function createStudyPagePlugin(): Plugin {
  return {
    name: "study-page",
    async generateBundle() {
      const source = await scriptOf(entry);
      const script = this.getFileName(this.emitFile({ type: "asset", name: "study-page.js", source }));
      this.emitFile({ type: "asset", fileName: "study/index.html", source: formatPage(`../${script}`) });
    },
  };
}

function formatPage(scriptAddress: string): string {
  return formatSidePage("study", {
    title: "A study of 60 levels of Glissade",
    description: "Play 60 levels of Glissade, and help to find out how hard its levels are.",
    moreHead: `<meta name="robots" content="noindex"><script type="module" src="${scriptAddress}"></script>`,
    parts: {},
  });
}

async function scriptOf(file: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", lib: { entry: file, formats: ["iife"], name: "study" } },
  });
  const [{ output }] = outputs as Rolldown.RolldownOutput[];
  return output[0].code;
}
