/**
 * Shares texts and links by the operating system's share dialog, together with a picture of the game's screen if the
 * browser can share files.
 */
import { copyText } from "./clipboard";
import type { GameLoop } from "./game-loop";
import type { PageEntry } from "./menu";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";

/** The word for what the player can share. The titles of menu entries and the notices also use this word. */
export type Shareable = "link" | "replay" | "result";

const PICTURE_NAME = "glissade.png";
/** How many times larger than the game's screen the shared picture is, so that it is not blurred in a chat. */
const PICTURE_SCALE = 2;
const WHITE = 255;

interface SharedGame {
  readonly loop: GameLoop;
  readonly pixels: Uint8Array;
}

/**
 * Creates a menu entry that shares a text by the system's share dialog, or copies the text if there is no such dialog.
 */
export function createShareEntry(game: SharedGame, what: Shareable, text: string): PageEntry {
  const title = `share ${what}`;
  if ("share" in navigator) return { title, run: () => void share(game, what, text) };
  return {
    title,
    run: () => void copyText(game.loop, text, `The ${what} is in the clipboard: paste it where you like.`),
  };
}

async function share({ loop, pixels }: SharedGame, what: Shareable, text: string): Promise<void> {
  const data: ShareData = what === "result" ? { text } : { title: document.title, url: text };
  try {
    await navigator.share(await withPicture(data, pixels));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyText(loop, text, `The ${what} is in the clipboard: paste it where you like.`);
  }
}

async function withPicture(data: ShareData, pixels: Uint8Array): Promise<ShareData> {
  const browser: Partial<Navigator> = navigator;
  if (browser.canShare === undefined) return data;
  const picture = await createPicture(pixels);
  if (picture === undefined) return data;
  const whole = { ...data, files: [picture] };
  return navigator.canShare(whole) ? whole : data;
}

async function createPicture(pixels: Uint8Array): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = SCREEN_WIDTH * PICTURE_SCALE;
  canvas.height = SCREEN_HEIGHT * PICTURE_SCALE;
  const image = new ImageData(canvas.width, canvas.height);
  for (let at = 0; at < canvas.width * canvas.height; at++) {
    const x = Math.floor((at % canvas.width) / PICTURE_SCALE);
    const y = Math.floor(at / canvas.width / PICTURE_SCALE);
    image.data.fill(WHITE * pixels[y * SCREEN_WIDTH + x], 4 * at, 4 * at + 3);
    image.data[4 * at + 3] = WHITE;
  }
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob === null ? undefined : new File([blob], PICTURE_NAME, { type: blob.type });
}
