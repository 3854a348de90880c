/** Plays the levels of a friend's pack, one after another. */
import type { Destination, LevelPack } from "../../destination";
import { createUncountedMode } from "../../modes/uncounted-mode";
import type { PlayContext } from "../../play/play-context";
import { createPlayScreen } from "../../play/play-screen";
import type { Screen } from "../../screen";
import { TEXTS as GAME_TEXTS } from "../../texts/index";
import { TEXTS } from "../texts/index";

const { buttons, countOf } = GAME_TEXTS;

/**
 * Opens the level at `levelIndex` of a pack. `context` has the puzzle of this level. After a win, Ⓐ opens the next
 * level, and Ⓑ the list of the levels.
 */
export function playPackLevel(context: PlayContext, pack: LevelPack, levelIndex: number): Screen {
  const { levels, name } = pack;
  const back: Destination = { kind: "pack", pack, levelIndex };
  const isLast = levelIndex === levels.length - 1;
  const next: Destination = isLast ? back : { kind: "pack-level", pack, levelIndex: levelIndex + 1 };
  const mode = createUncountedMode(context.puzzle, levels[levelIndex].map, {
    hud: () => ({ main: name, shortMain: TEXTS.pack.word, side: countOf(levelIndex + 1, levels.length) }),
    origin: () => ({ level: levelIndex + 1 }),
    back,
    buttons: { aText: isLast ? buttons.done : buttons.next, bText: buttons.back, onA: next, onB: back },
  });
  return createPlayScreen(context, mode, undefined, undefined);
}
