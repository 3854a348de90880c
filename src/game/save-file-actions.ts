/**
 * Exports and imports the save, with the questions and messages that the player sees. save/save-file.ts writes and
 * reads the files.
 */
import type { Routes } from "./routes";
import type { Save } from "./save/save";
import { exportSave, importSave, readSaveFile, SAVE_FILE } from "./save/save-file";

const FILE = `${SAVE_FILE}.json`;
const EXPORT = "Export save";
const IMPORT = "Import save";

/** Exports the whole save to a file, and tells the player whether the file was written. */
export function exportAndConfirm(save: Save, routes: Routes): void {
  const text = exportSave(save)
    ? `Your whole save is now in the file ${FILE}, in the game's data folder.`
    : "The file could not be written: is the disk full?";
  routes.ask({ title: EXPORT, text });
}

/**
 * Asks the player whether to import the exported save file. `putOpenAway` is called before the save is replaced,
 * because the open screen belongs to the old save. `onImported` is called afterwards. It returns the functions that
 * open screens with the new save.
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
    const text = isSafe ? "The save was imported." : "The save could not be stored: is the disk full?";
    onImported().ask({ title: IMPORT, text });
  };
  const contents = file.contents === "" ? "no progress" : file.contents;
  const text = `The file has ${contents}. It replaces your whole save. Your present save is backed up first.`;
  routes.ask({ title: `${IMPORT}?`, text, yes: { label: "import", onSelect } });
}
