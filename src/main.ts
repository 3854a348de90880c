/** The entry point: starts the game and runs it in each frame of the device. */
import { onEachFrame } from "./device/loop";
import { startGame } from "./game/game";

onEachFrame(startGame());
