/**
 * A setup file of the test runner Vitest, which runs before each test file. If the test file plays the built game, the
 * setup file waits until the game is built.
 */
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { readPlan } from "./test-plan";
import { playsBuiltGame } from "./tests-within";

const POLL_MS = 50;
const TIMEOUT_MS = 600_000;

const { testPath = "" } = expect.getState();
const { builtMark } = readPlan();
const endMs = Date.now() + TIMEOUT_MS;
if (builtMark !== undefined && playsBuiltGame(relative(process.cwd(), testPath)))
  while (!existsSync(builtMark)) {
    if (Date.now() > endMs) throw new Error("the game is not built in time");
    await setTimeout(POLL_MS);
  }
