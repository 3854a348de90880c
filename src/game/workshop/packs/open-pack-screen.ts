/** Makes the screens about packs, which are levels that a player shares by one link. */
/** The import below is loaded from challenges.lua on first use. @lazy challenges */
import { createNameScreen } from "../../codes/name-screen";
import type { PackDestination } from "../../destination";
import { PUZZLES } from "../../../puzzles/index";
import type { PlayContext } from "../../play/play-context";
import type { Screen } from "../../screen";
/** The import below is loaded from packs.lua on first use. @lazy packs */
import { createPackMakerScreen } from "./pack-maker-screen";
/** The import below is loaded from packs.lua on first use. @lazy packs */
import { playPackLevel } from "./pack-mode";
/** The import below is loaded from packs.lua on first use. @lazy packs */
import { createPackScreen } from "./pack-screen";

export function openPackScreen(context: PlayContext, destination: PackDestination): Screen {
  const { puzzle, save } = context;
  const { kind } = destination;
  if (kind === "pack-level") return playPackLevel(context, destination.pack, destination.levelIndex);
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle.id);
  if (kind === "pack") return createPackScreen(puzzleIndex, destination.pack, destination.levelIndex);
  if (kind === "pack-maker") return createPackMakerScreen(puzzleIndex, save.settings.name);
  return createNameScreen(puzzleIndex, { named: destination.named, isPack: true }, { kind: "pack-maker" });
}
