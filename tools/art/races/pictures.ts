/**
 * Lists the functions that draw the race at the end of a challenge against a friend, each by the path of its picture
 * below `assets`.
 */
import { CAST_HEIGHT, CAST_WIDTH } from "../../../src/puzzles/looks/cast";
import type { Bitmap } from "../bitmap";
import { drawChequeredLane, drawFeltLane, drawFloeLane, drawIceLane, drawLawnLane } from "./lanes";
import {
  drawBallRacer,
  drawFlag,
  drawFruitRacer,
  drawLevelMarks,
  drawPenguinRacer,
  drawSealRacer,
  drawToyRacer,
  drawTrails,
} from "./racers";
import { drawAuroraStrip, drawBeams, drawOrchardLanterns, drawPennants, drawThreeLamps } from "./skies";

const RACER = `racer-table-${CAST_WIDTH}-${CAST_HEIGHT}.png`;

export const RACE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/race-marks-table-17-11.png": drawLevelMarks,
  "images/race-flag.png": drawFlag,
  "images/race-trails-table-320-7.png": drawTrails,
  "images/last-ball/race-sky.png": drawThreeLamps,
  "images/last-ball/race-lane.png": drawFeltLane,
  [`images/last-ball/${RACER}`]: drawBallRacer,
  "images/ice-path/race-sky.png": drawAuroraStrip,
  "images/ice-path/race-lane.png": drawIceLane,
  [`images/ice-path/${RACER}`]: drawSealRacer,
  "images/skid/race-sky.png": drawPennants,
  "images/skid/race-lane.png": drawChequeredLane,
  [`images/skid/${RACER}`]: drawToyRacer,
  "images/penguin/race-sky.png": drawBeams,
  "images/penguin/race-lane.png": drawFloeLane,
  [`images/penguin/${RACER}`]: drawPenguinRacer,
  "images/fruit/race-sky.png": drawOrchardLanterns,
  "images/fruit/race-lane.png": drawLawnLane,
  [`images/fruit/${RACER}`]: drawFruitRacer,
};
