/** Sharing: links to what is open, results, pasted codes and the moves of an attempt. */
import { linkInText, openCode, putCodeInAddress, type CodeLink } from "./code-link";
import { copyText } from "./clipboard";
import type { PageEntry } from "./menu";
import { showBriefNotice } from "./page";
import type { TopicHandlers } from "./printed-topics";
import type { GameLoop } from "./game-loop";

/** What the game has printed that the player may want to share. */
export interface ShareState {
  /** The link to the level or challenge that is open, if it has a code. */
  link: CodeLink | undefined;
  /** The player's result in a few lines, without spoilers. */
  result: string | undefined;
  /** The attempt as JSON for a test. The game prints it after the key J. */
  session: string | undefined;
}

/** The text that the game prints when nothing is open any more. */
const NONE = "none";
/** The separator between the lines of a printed result. */
const LINE_END = " / ";

/** Creates handlers that store what the game prints and add the open code to the page's address. */
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

/** Copies the current attempt as JSON for a test. */
export function copySession(loop: GameLoop, shared: ShareState): void {
  shared.session = undefined;
  loop.keyPressed("j");
  if (shared.session === undefined) showBriefNotice("No level is being played.");
  else void copyText(loop, shared.session, "The session is in the clipboard.");
}

/** Returns the menu entries for sharing. */
export function sharingEntries(loop: GameLoop, shared: ShareState): PageEntry[] {
  const { link, result } = shared;
  const entries: PageEntry[] = [];
  if (link !== undefined) entries.push(shareEntry(loop, "link", location.href));
  if (result !== undefined) entries.push(shareEntry(loop, "result", result));
  if (hasReadableClipboard()) entries.push({ title: "paste a code", loop: () => void pasteCode() });
  return [...entries, { title: "copy session", loop: () => copySession(loop, shared) }];
}

/** Opens the code or link that the player pastes anywhere on the page. */
export function listenToPaste(): void {
  addEventListener("paste", (event) => openPasted(event.clipboardData?.getData("text/plain") ?? ""));
}

/** Creates an entry that shares a text by the system's share sheet, or else copies it. */
function shareEntry(loop: GameLoop, what: "link" | "result", text: string): PageEntry {
  if (!("share" in navigator)) {
    return { title: `copy ${what}`, loop: () => void copyText(loop, text, `The ${what} is in the clipboard.`) };
  }
  const data: ShareData = what === "link" ? { title: document.title, url: text } : { text };
  return { title: `share ${what}`, loop: () => void share(loop, data, text, what) };
}

/** Opens the share sheet. If it cannot open, copies the text; if the player closes it, does nothing. */
async function share(loop: GameLoop, data: ShareData, text: string, what: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyText(loop, text, `The ${what} is in the clipboard.`);
  }
}

/** Returns whether pages can read the clipboard, which some browsers forbid. */
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
