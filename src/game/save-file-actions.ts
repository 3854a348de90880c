/**
 * Export and import of the save as the player sees them: the questions and messages. Files are written by
 * save/save-file.ts.
 */
import type { Routes } from "./routes";
import type { Save } from "./save/save";
import { exportSave, importSave, readSaveFile, SAVE_FILE } from "./save/save-file";

const FILE = `${SAVE_FILE}.json`;
const EXPORT = "Export save";
const IMPORT = "Import save";

/** Exports the whole save to a file and shows whether that worked. */
export function exportAndConfirm(save: Save, routes: Routes): void {
  const text = exportSave(save)
    ? `All that you have is now in the file ${FILE}, in the game's data folder.`
    : "The file could not be written: is the disk full?";
  routes.ask({ title: EXPORT, text });
}

/**
 * Asks whether to import the save from the file. The open screen belongs to the present save, so `putOpenAway` is
 * called before the save is replaced. `onImported` is called afterwards and returns the routes for the new save.
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
