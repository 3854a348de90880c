/**
 * Exports and imports the save, with the questions and messages that the player sees. save/save-file.ts writes and
 * reads the files.
 */
import type { Routes } from "./routes";
import type { Save } from "./save/save";
import {
  exportFileFault,
  exportSave,
  importSave,
  isExported,
  presentContents,
  readSaveFile,
  SAVE_FILE,
  type SaveFile,
} from "./save/save-file";
import { TEXTS } from "./texts/index";

const FILE = `${SAVE_FILE}.json`;

/**
 * Exports the save to its file and tells the player so. Asks first if a file with other contents would be
 * replaced, also if this version of the game cannot read it, because the player may still need that file.
 */
export function exportAndConfirm(save: Save, routes: Routes): void {
  const file = readSaveFile();
  const onSelect = (): void => {
    const text = exportSave(save) ? TEXTS.saves.exported(FILE) : TEXTS.saves.notExported;
    routes.ask({ title: TEXTS.saves.exporting, text });
  };
  const contents = file === undefined ? faultText() : contentsText(save, file);
  if (contents === undefined) onSelect();
  else {
    const { title, yes } = TEXTS.saves.askToExport;
    routes.ask({ title, text: TEXTS.saves.replacesFile(contents), yes: { label: yes, onSelect } });
  }
}

/** Returns what an exported file contains; undefined if these are the contents of the present save. */
function contentsText(save: Save, file: SaveFile): string | undefined {
  if (isExported(save, file)) return undefined;
  return TEXTS.saves.fileHas(file.contents);
}

/** Returns why an exported file cannot be used; undefined if there is no such file. */
function faultText(): string | undefined {
  const fault = exportFileFault();
  if (fault === "missing") return undefined;
  return fault === "later" ? TEXTS.saves.laterFile : TEXTS.saves.unreadableFile;
}

/**
 * Asks the player whether to import the exported save file. Calls `putOpenAway` before the save is replaced, because
 * the open screen belongs to the old save. Afterwards calls `onImported`, which returns the routes of the new save.
 */
export function askForImport(save: Save, routes: Routes, putOpenAway: () => void, onImported: () => Routes): void {
  const file = readSaveFile();
  if (file === undefined) {
    routes.ask({ title: TEXTS.saves.importing, text: TEXTS.saves.noFile(FILE) });
    return;
  }
  const onSelect = (): void => {
    putOpenAway();
    const isSafe = importSave(save, file);
    const text = isSafe ? TEXTS.saves.imported : TEXTS.saves.notImported;
    onImported().ask({ title: TEXTS.saves.importing, text });
  };
  const { title, text, yes } = TEXTS.saves.askToImport;
  routes.ask({ title, text: text(file.contents, presentContents(save)), yes: { label: yes, onSelect } });
}
