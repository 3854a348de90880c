import { briefNotice, bySelector } from "./page";

/** Copies a text to the clipboard and says so; where the browser forbids that, shows it selected in a panel. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    briefNotice(said);
  } catch {
    showToCopy(text);
  }
}

function showToCopy(text: string): void {
  const panel = bySelector<HTMLDialogElement>("#copy");
  const field = bySelector<HTMLTextAreaElement>("#copy textarea");
  field.value = text;
  panel.showModal();
  field.select();
}
