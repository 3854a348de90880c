/**
 * Starts the parts of the bench on the emulated processor that run the whole game instead of single computations.
 */
import { benchBoot } from "./boot";
import { benchGame, type PlayerSpeed } from "./play";

/** The name of the bench part to run. The program that starts the emulator sets it. */
declare const PART: string;

const [name, puzzle, speed] = PART.split(" ");

if (name === "game") benchGame(puzzle, (speed ?? "") as PlayerSpeed);
else if (PART === "boot") benchBoot();
else throw new Error(`no part of the bench is called ${PART}`);
