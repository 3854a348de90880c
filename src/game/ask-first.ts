/**
 * Decides whether the player must first answer a question or read a message before a screen opens. The screen to open
 * is called the destination.
 */
import type { Destination, Question } from "./destination";
/** The import below is loaded on first use. @lazy */
import { replaceQuestion } from "./modes/replace-challenge";
import type { PlayContext } from "./play/play-context";
/** The import below is loaded from save-file.lua on first use. @lazy save-file */
import { createExportQuestion, createImportQuestion } from "./save-file-actions";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { caveQuestion, copyQuestion } from "./workshop/ask-for-copy";

/**
 * Returns the question or message that the player must answer before a destination, a screen, opens. Returns undefined
 * if it opens at once.
 */
export function chooseQuestion({ puzzle, save }: PlayContext, destination: Destination): Question | undefined {
  const { kind } = destination;
  if (kind === "question") return destination.question;
  if (kind === "export-save") return createExportQuestion(save, destination.isAgreed === true);
  if (kind === "edit") return caveQuestion(puzzle, destination.levelIndex);
  if ("isAgreed" in destination && destination.isAgreed === true) return undefined;
  if (kind === "import-save") return createImportQuestion(save);
  if (kind === "challenge") return replaceQuestion(save, destination.challenge);
  return kind === "edit-copy" ? copyQuestion(puzzle, destination) : undefined;
}
