import { onEachFrame } from "./device/loop";
import { startGame } from "./game/game";

onEachFrame(startGame());
