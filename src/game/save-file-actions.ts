/**
 * Exports and imports the save, and makes the questions and messages about that for the player. save/save-file.ts
 * writes and reads the files.
 */
import { applySettings } from "./save/apply-settings";
import { requestScreen, type Question } from "./destination";
import type { Save } from "./save/save";
import {
  exportFileFault,
  exportSave,
  importSave,
  isExported,
  describePresentContents,
  readSaveFile,
  SAVE_FILE_NAME,
} from "./save/save-file";
import { TEXTS } from "./texts/index";

const FILE = `${SAVE_FILE_NAME}.json`;

/**
 * Exports the save and returns a message for the player. Returns a question instead if the export would replace an
 * unreadable file or other contents, unless the player has agreed (`isAgreed`).
 */
export function createExportQuestion(save: Save, isAgreed: boolean): Question {
  const contents = isAgreed ? undefined : replacedContents(save);
  if (contents === undefined) {
    const text = exportSave(save) ? TEXTS.saves.exported(FILE) : TEXTS.saves.notExported;
    return { title: TEXTS.saves.exporting, text };
  }
  const { title, yes } = TEXTS.saves.askToExport;
  const opens = { kind: "export-save", isAgreed: true } as const;
  return { title, text: TEXTS.saves.replacesFile(contents), yes: { label: yes, opens } };
}

/**
 * Returns a text about the contents of the present export file that the player would lose, or undefined if there are
 * none.
 */
function replacedContents(save: Save): string | undefined {
  if (isExported(save)) return undefined;
  const file = readSaveFile();
  return file === undefined ? formatFileFault() : TEXTS.saves.fileHas(file.contents);
}

/** Returns the question whether to import the exported save file, or a message if no such file can be read. */
export function createImportQuestion(save: Save): Question {
  const file = readSaveFile();
  if (file === undefined) return { title: TEXTS.saves.importing, text: TEXTS.saves.noFile(FILE) };
  const { title, text, yes } = TEXTS.saves.askToImport;
  const opens = { kind: "import-save", isAgreed: true } as const;
  return { title, text: text(file.contents, describePresentContents(save)), yes: { label: yes, opens } };
}

function formatFileFault(): string | undefined {
  const fault = exportFileFault();
  if (fault === "missing") return undefined;
  return fault === "later" ? TEXTS.saves.laterFile : TEXTS.saves.unreadableFile;
}

/**
 * Imports the exported save file after the player has agreed, and opens a message about the result. This function may
 * be called only after the open screen was left, because that screen belongs to the old save.
 */
export function importAfterConsent(save: Save): void {
  const file = readSaveFile();
  const text =
    file === undefined
      ? TEXTS.saves.noFile(FILE)
      : importSave(save, file)
        ? TEXTS.saves.imported
        : TEXTS.saves.notImported;
  applySettings(save);
  requestScreen({ kind: "question", question: { title: TEXTS.saves.importing, text } });
}
