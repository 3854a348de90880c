/** Makes the GIF of a replay while the page goes on. The page loads this file only when the player asks for a GIF. */
import type { Host } from "../host";
import { filmReplay } from "../replay-film";

/** How many milliseconds at a time the page works on the film. In between, it reacts to the player. */
const SLICE_MS = 12;

/**
 * Makes the GIF of a replay, with the same bytes as the headless runner. `onProgress` is called again and again with
 * the number of recorded frames.
 * @param replay the value of the link's parameter `replay`.
 */
export async function makeReplayGif(
  game: Pick<Host, "lua" | "files">,
  replay: string,
  onProgress: (frameCount: number) => void,
): Promise<Blob> {
  const frames = filmReplay(game, replay);
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = frames.next();
      if (done === true) return new Blob([value as Uint8Array<ArrayBuffer>], { type: "image/gif" });
      onProgress(value);
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
