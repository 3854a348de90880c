import { linkInText, openCode, putCodeInAddress, type CodeLink } from "./code-link";
import { copyText } from "./clipboard";
import type { PageEntry } from "./menu";
import { showBriefNotice } from "./page";
import type { TopicHandlers } from "./printed-topics";
import type { GameLoop } from "./game-loop";

/** What the game has told the page about what a player may want to share. */
export interface ShareState {
  /** What is open and has a code. */
  link: CodeLink | undefined;
  /** What the player has reached, in a few lines that spoil nothing. */
  result: string | undefined;
  /** The session as a row for a test, once `keyPressed` has asked for it. */
  session: string | undefined;
}

/** What the game tells when nothing is open any more. */
const NONE = "none";
/** What stands between the lines of a result. */
const LINE_END = " / ";

/** Writes down what the game tells, and makes the page's address a link to what is open. */
export function createShareHandlers(shared: ShareState): TopicHandlers {
  const setLink = (parameter: CodeLink["parameter"], code: string): void => {
    shared.link = code === NONE ? undefined : { parameter, code };
    putCodeInAddress(shared.link);
  };
  return {
    challenge: (code) => setLink("code", code),
    level: (code) => setLink("level", code),
    result: (text) => {
      shared.result = text === NONE ? undefined : text.split(LINE_END).join("\n");
    },
    session: (row) => {
      shared.session = row;
    },
  };
}

/** Copies the session being played as a row for a test. */
export function copySession(loop: GameLoop, shared: ShareState): void {
  shared.session = undefined;
  loop.keyPressed("j");
  if (shared.session === undefined) showBriefNotice("No level is being played.");
  else void copyText(loop, shared.session, "The session is in the clipboard.");
}

/** What the page adds to the menu. */
export function sharingEntries(loop: GameLoop, shared: ShareState): PageEntry[] {
  const { link, result } = shared;
  const entries: PageEntry[] = [];
  if (link !== undefined) entries.push(shareEntry(loop, "link", location.href));
  if (result !== undefined) entries.push(shareEntry(loop, "result", result));
  if (hasReadableClipboard()) entries.push({ title: "paste a code", loop: () => void pasteCode() });
  return [...entries, { title: "copy session", loop: () => copySession(loop, shared) }];
}

/** Opens what a pasted text stands for, wherever on the page it is pasted. */
export function listenToPaste(): void {
  addEventListener("paste", (event) => openPasted(event.clipboardData?.getData("text/plain") ?? ""));
}

/** By the system's sheet where the browser has one, else by the clipboard. */
function shareEntry(loop: GameLoop, what: "link" | "result", text: string): PageEntry {
  if (!("share" in navigator)) {
    return { title: `copy ${what}`, loop: () => void copyText(loop, text, `The ${what} is in the clipboard.`) };
  }
  const data: ShareData = what === "link" ? { title: document.title, url: text } : { text };
  return { title: `share ${what}`, loop: () => void share(loop, data, text, what) };
}

/** A player who closes the sheet wants nothing more; where it cannot open the text goes into the clipboard. */
async function share(loop: GameLoop, data: ShareData, text: string, what: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyText(loop, text, `The ${what} is in the clipboard.`);
  }
}

/** Not every browser has one, or one that pages may read. */
function hasReadableClipboard(): boolean {
  const clipboard: Partial<Clipboard> | undefined = navigator.clipboard;
  return clipboard?.readText !== undefined;
}

async function pasteCode(): Promise<void> {
  try {
    openPasted(await navigator.clipboard.readText());
  } catch {
    showBriefNotice("The browser lets no page read the clipboard: press Ctrl+V, or ⌘V.");
  }
}

function openPasted(text: string): void {
  const link = linkInText(text);
  if (link === undefined) showBriefNotice("What was pasted is no code and no link to one.");
  else openCode(link);
}
