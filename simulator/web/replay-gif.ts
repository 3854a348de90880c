/**
 * Makes the GIF of a replay while the player can go on using the page. The page loads this file only when the player
 * asks for a GIF.
 */
import { GameError, type Host } from "../host";
import { filmReplay, ReplayRefused, type ReplayFilm } from "../replay-film";

/** How many milliseconds at a time the page works on the GIF, so that it can react to the player in between. */
const SLICE_MS = 12;

const REFUSALS: Readonly<Record<string, string>> = {
  wrong: "its level has a wrong code.",
  newer: "it is for a newer version of the game. Load the page again to get it.",
  "no-moves": "its moves do not solve the level.",
};

interface MadeGif {
  /** The GIF as a file in memory. Undefined if the GIF could not be made. */
  readonly gif: Blob | undefined;
  /** The sentence that tells the player whether the GIF was made, or why not. */
  readonly sentence: string;
}

/**
 * Makes the GIF of a replay, with the same bytes as the headless runner. `onProgress` is called again and again with
 * the number of recorded frames.
 * @param replay the value of the link's parameter `replay`.
 */
export async function makeReplayGif(
  game: Pick<Host, "lua" | "files">,
  replay: string,
  onProgress: (frameCount: number) => void,
): Promise<MadeGif> {
  try {
    const { gif, isCut } = await filmInSlices(game, replay, onProgress);
    const sentence = isCut ? "The GIF is saved. It ends after a minute, before the last move." : "The GIF is saved.";
    return { gif: new Blob([gif as Uint8Array<ArrayBuffer>], { type: "image/gif" }), sentence };
  } catch (error) {
    console.warn(error);
    return { gif: undefined, sentence: `The GIF could not be made: ${explainFailure(error)}` };
  }
}

async function filmInSlices(
  game: Pick<Host, "lua" | "files">,
  replay: string,
  onProgress: (frameCount: number) => void,
): Promise<ReplayFilm> {
  const frames = filmReplay(game, replay);
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = frames.next();
      if (done === true) return value;
      onProgress(value);
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Returns why a GIF could not be made, as the end of a sentence. */
export function explainFailure(error: unknown): string {
  if (error instanceof ReplayRefused) return REFUSALS[error.reason] ?? REFUSALS["wrong"];
  // The browser throws a `RangeError` if it cannot allocate the memory for the GIF.
  if (error instanceof RangeError) return "the browser has too little memory for it.";
  const part = error instanceof GameError ? "the game" : "the page";
  return `${part} has a fault (${error instanceof Error ? error.message : String(error)}).`;
}
