/**
 * Lets the player share what the game shows, such as links, results and replays. Also opens codes that the player
 * pastes into the page.
 */
import type { Host } from "../host";
import { copyText } from "./clipboard";
import { downloadFile } from "./file-download";
import type { PageEntry } from "./menu";
import { showBriefNotice, showNoticeFor } from "./page";
import { addressToShare, linkInText, openLink, putLinkInAddress } from "./page-link";
import type { TopicHandlers } from "./printed-topics";
import { showPastePanel } from "./paste-panel";
import { createShareEntry } from "./share-sheet";
import type { GameLoop } from "./game-loop";

/** The texts that the game has printed for this web page and that the player may want to share. */
export interface ShareState {
  /** Whether the address of the page is a link to the level or challenge that the game shows. */
  hasLink: boolean;
  /**
   * The player's result that the game shows on the screen, in a few lines that do not reveal the solution. Undefined if
   * the game shows no result.
   */
  result: string | undefined;
  /**
   * The level being played with its moves as JSON, from which a developer can make a test. The game prints this JSON
   * when the page passes the key J to the game.
   */
  attempt: string | undefined;
  /**
   * The link to a replay of the level that the player has just cleared, or undefined. The game prints this link when
   * the page passes the key L to the game.
   */
  replay: string | undefined;
}

const NONE = "none";
const LINE_END = " / ";
/** The key that makes the game print the link to a replay, as in src/game/game.ts. */
const REPLAY_KEY = "l";
const ATTEMPT_KEY = "j";
const GIF_NAME = "glissade.gif";
const FRAMES_PER_NOTICE = 150;
const READ_MS = 8000;
/** The width, in CSS pixels, that another site gives this page: the game's screen at twice its size. */
const EMBED_WIDTH = 800;
const EMBED_HEIGHT = 540;
/** What a site that embeds the page must allow it to do. Browsers otherwise forbid this to embedded pages. */
const EMBED_FEATURES = "autoplay; clipboard-read; clipboard-write; fullscreen; gamepad; screen-wake-lock; web-share";

/**
 * Creates handlers that store the texts which the game prints for sharing. They also write the link to the open level
 * or challenge into the page's address.
 */
export function createShareHandlers(shared: ShareState): TopicHandlers {
  return {
    link: (text) => {
      shared.hasLink = text !== NONE;
      putLinkInAddress(shared.hasLink ? text : "");
    },
    replay: (text) => {
      shared.replay = text === NONE ? undefined : text;
    },
    result: (text) => {
      shared.result = text === NONE ? undefined : text.split(LINE_END).join("\n");
    },
    attempt: (row) => {
      shared.attempt = row;
    },
  };
}

/**
 * Copies the current level and the player's moves to the clipboard as JSON. A developer can make a test from this JSON.
 */
export function copyAttempt(loop: GameLoop, shared: ShareState): void {
  const attempt = readAttempt(loop, shared);
  if (attempt === undefined) showBriefNotice("No level is being played.");
  else void copyText(loop, attempt, "The attempt is in the clipboard.");
}

function readAttempt(loop: GameLoop, shared: ShareState): string | undefined {
  shared.attempt = undefined;
  loop.keyPressed(ATTEMPT_KEY);
  return shared.attempt;
}

/** The parts of a running game that the menu's entries for sharing use. */
export interface SharingGame {
  readonly loop: GameLoop;
  readonly shared: ShareState;
  readonly pixels: Uint8Array;
  /** Returns a promise for the Lua interpreter and the files of the game. It resolves when all files have arrived. */
  readonly program: () => Promise<Pick<Host, "lua" | "files">>;
}

/** Creates the menu's entries that share what the screen shows, and the entry that opens what somebody has shared. */
export function createSharingEntries(game: SharingGame): PageEntry[] {
  const { loop, shared } = game;
  const { hasLink, result } = shared;
  const entries: PageEntry[] = [];
  if (hasLink) entries.push(createShareEntry(game, "link", location.href));
  loop.keyPressed(REPLAY_KEY);
  const { replay } = shared;
  if (replay !== undefined) {
    entries.push(createShareEntry(game, "replay", addressOf(replay)));
    entries.push({ title: "save replay as GIF", run: () => void saveReplayGif(game, replay) });
  }
  if (result !== undefined) entries.push(createShareEntry(game, "result", result));
  return [...entries, { title: "open a code or link", run: () => void openCopied(loop) }];
}

/**
 * Creates the menu's entries for people who make web pages or games: HTML that embeds this page, and the current level
 * with its moves as JSON.
 */
export function createMakerEntries({ loop, shared }: Pick<SharingGame, "loop" | "shared">): PageEntry[] {
  const embed: PageEntry = { title: "copy HTML to embed", run: () => void copyEmbeddingHtml(loop) };
  return readAttempt(loop, shared) === undefined
    ? [embed]
    : [embed, { title: "copy attempt", run: () => copyAttempt(loop, shared) }];
}

async function saveReplayGif({ program }: SharingGame, replay: string): Promise<void> {
  const value = new URLSearchParams(replay).get("replay") ?? "";
  showBriefNotice("The GIF is being made …");
  const loaded = await Promise.all([import("./replay-gif"), program()]).catch(console.warn);
  if (!loaded) return showBriefNotice("The GIF's program could not be loaded: is the network gone?");
  const [{ makeReplayGif }, files] = loaded;
  const { gif, sentence } = await makeReplayGif(files, value, (frameCount) => {
    if (frameCount % FRAMES_PER_NOTICE === 0) showBriefNotice(`The GIF is being made: ${frameCount} frames …`);
  });
  if (gif !== undefined) downloadFile(GIF_NAME, gif);
  showNoticeFor(sentence, READ_MS);
}

function copyEmbeddingHtml(loop: GameLoop): Promise<void> {
  const sentence = "The HTML is in the clipboard: put it into your own page.";
  return copyText(loop, formatEmbeddingHtml(addressToShare()), sentence);
}

function formatEmbeddingHtml(address: string): string {
  const attributes = {
    src: address.replaceAll("&", "&amp;"),
    title: "Glissade",
    width: EMBED_WIDTH,
    height: EMBED_HEIGHT,
    style: "border: 0; max-width: 100%",
    allow: EMBED_FEATURES,
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<iframe ${texts.join(" ")}></iframe>`;
}

/** Opens the code or link that the player pastes anywhere on the web page but in a text field. */
export function listenToPaste(): void {
  addEventListener("paste", (event) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    openPasted(event.clipboardData?.getData("text/plain") ?? "");
  });
}

function addressOf(link: string): string {
  const address = new URL(location.href);
  address.search = link;
  return address.href;
}

async function openCopied(loop: GameLoop): Promise<void> {
  const text = await readClipboard();
  if (text === undefined) showPastePanel(loop, openPasted);
  else openPasted(text);
}

async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

function openPasted(text: string): void {
  const link = linkInText(text);
  if (link === undefined) showBriefNotice("What was pasted is no code and no link to one.");
  else openLink(link);
}
