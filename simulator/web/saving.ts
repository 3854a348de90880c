/** The entries of the web page's system menu that save the game to a file and load it from a file. */
import type { Store } from "../host";
import { downloadFile } from "./file-download";
import type { PageEntry } from "./menu";
import { showBriefNotice } from "./page";
import type { GameLoop } from "./game-loop";
import type { TopicHandlers } from "./printed-topics";

const FILE = "glissade-save.json";
/** The key that makes the game export its saved data, as in src/game/game.ts. */
const EXPORT_KEY = "e";
/** The key that makes the game import saved data, as in src/game/game.ts. */
const IMPORT_KEY = "i";

export function createSavingEntries(loop: GameLoop, store: Store): PageEntry[] {
  return [
    { title: "save to a file", run: () => saveToFile(loop, store) },
    { title: "load from a file", run: () => chooseFile(loop, store) },
  ];
}

/**
 * Makes the game export its saved data in its next frame. The game then prints a line, for which `createSavingHandlers`
 * downloads the file.
 */
function saveToFile(loop: GameLoop, store: Store): void {
  store.remove(FILE);
  loop.keyPressed(EXPORT_KEY);
}

/**
 * Creates the handler of the line that the game prints after it has exported its saved data. The handler downloads the
 * exported file for the player.
 */
export function createSavingHandlers(store: Store): TopicHandlers {
  return {
    export: () => {
      const text = store.read(FILE);
      if (text === undefined) showBriefNotice("The save could not be written.");
      else downloadFile(FILE, new Blob([text], { type: "application/json" }));
    },
  };
}

function chooseFile(loop: GameLoop, store: Store): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => void loadFrom(input.files?.[0], loop, store));
  input.click();
}

async function loadFrom(file: File | undefined, loop: GameLoop, store: Store): Promise<void> {
  if (file === undefined) return;
  store.write(FILE, await file.text());
  loop.keyPressed(IMPORT_KEY);
}
