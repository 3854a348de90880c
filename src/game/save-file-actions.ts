import type { Routes } from "./routes";
import type { Save } from "./save/save";
import { exportSave, importSave, readSaveFile, SAVE_FILE } from "./save/save-file";

const FILE = `${SAVE_FILE}.json`;
const EXPORT = "Export save";
const IMPORT = "Import save";

/** Writes the whole save into a file, and says what became of it. */
export function exportAndConfirm(save: Save, routes: Routes): void {
  const text = exportSave(save)
    ? `All that you have is now in the file ${FILE}, in the game's data folder.`
    : "The file could not be written: is the disk full?";
  routes.ask({ title: EXPORT, text });
}

/**
 * Asks whether the save in the file is to be taken over. What is open belongs to the save before: `putOpenAway` is called
 * before the save is replaced, and `onImported` when that was done.
 */
export function askForImport(save: Save, routes: Routes, putOpenAway: () => void, onImported: () => Routes): void {
  const file = readSaveFile();
  if (file === undefined) {
    const text = `There is no ${FILE} in the game's data folder, or it is damaged. Nothing was changed.`;
    routes.ask({ title: IMPORT, text });
    return;
  }
  const onSelect = (): void => {
    putOpenAway();
    const isSafe = importSave(save, file);
    const text = isSafe ? "The save was imported." : "The save could not be kept: is the disk full?";
    onImported().ask({ title: IMPORT, text });
  };
  const contents = file.contents === "" ? "no progress" : file.contents;
  const text = `The file has ${contents}. It replaces all that you have. Your present save is set aside first.`;
  routes.ask({ title: `${IMPORT}?`, text, yes: { label: "import", onSelect } });
}
