import type { Store } from "../host";
import type { PageEntry } from "./menu";
import { showBriefNotice } from "./page";
import type { GameLoop } from "./game-loop";

/** The file that the game exports its whole save into, and imports it from. */
const FILE = "glissade-save.json";
/** The game's keys for that: see src/game/game.ts. */
const EXPORT_KEY = "e";
const IMPORT_KEY = "i";
const READ_MS = 10_000;

/** What the page adds to the menu for the player's save. */
export function savingEntries(loop: GameLoop, store: Store): PageEntry[] {
  return [
    { title: "save to a file", loop: () => saveToFile(loop, store) },
    { title: "load from a file", loop: () => chooseFile(loop, store) },
  ];
}

function saveToFile(loop: GameLoop, store: Store): void {
  store.remove(FILE);
  loop.keyPressed(EXPORT_KEY);
  const text = store.read(FILE);
  if (text === undefined) {
    showBriefNotice("The save could not be written.");
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = FILE;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

/** The game itself judges what is in the file, and asks before it takes it over. */
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
