/**
 * A Vite plugin that adds the page of the study to the site. In the study, people play levels, and their moves and
 * times are compared with the computed difficulty.
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { formatSidePage } from "./side-page";

const entry = fileURLToPath(new URL("../study/main.ts", import.meta.url));

/**
 * Creates the plugin that makes the page of the study. The script of this page is built apart from the script of the
 * game's page. Otherwise the code that both scripts share would become a further file, which the game's page would have
 * to load.
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
