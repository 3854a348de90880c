/** The entry point of the program: starts the game and runs it in each frame. */
import { onEachFrame } from "./device/loop";
import { runFrame } from "./game/frame";
import { startGame } from "./game/game";

onEachFrame(startGame(), runFrame);
