/**
 * Lists the functions that draw the pictures of the campaigns' endings, each by the path of its picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import * as credits from "./credits";
import * as finale from "./finale";
import * as fruit from "../fruit/ending";
import * as icePath from "../ice-path/ending";
import * as penguin from "../penguin/ending";
import * as skid from "../skid/ending";
import * as lastBall from "../last-ball/ending";

export const ENDING_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/ice-path/ending-table-400-240.png": icePath.drawBackgrounds,
  "images/ice-path/ending-aurora-table-400-164.png": icePath.drawAuroraSteps,
  "images/ice-path/ending-climber-table-52-44.png": icePath.drawClimber,
  "images/ice-path/ending-flag-table-48-70.png": icePath.drawSummitFlag,
  "images/ice-path/ending-lantern-table-200-160.png": icePath.drawLantern,
  "images/ice-path/ending-rays-table-200-160.png": icePath.drawLanternRays,
  "images/ice-path/ending-seal-table-132-84.png": icePath.drawHappySeal,
  "images/last-ball/ending-table-400-240.png": lastBall.drawBackgrounds,
  "images/last-ball/ending-bay-table-80-164.png": lastBall.drawLastBay,
  "images/last-ball/ending-black-table-34-40.png": lastBall.drawRackBlackBall,
  "images/last-ball/ending-lamp-table-96-50.png": lastBall.drawRackLamp,
  "images/last-ball/ending-rays-table-80-48.png": lastBall.drawLampRays,
  "images/last-ball/ending-rolling-table-24-24.png": lastBall.drawRollingBalls,
  "images/last-ball/ending-row-table-150-40.png": lastBall.drawRackRows,
  "images/last-ball/ending-triangle-table-216-172.png": lastBall.drawTriangle,
  "images/skid/ending-table-400-240.png": skid.drawBackgrounds,
  "images/skid/ending-eyes-table-46-18.png": skid.drawShutEyes,
  "images/skid/ending-hopper-table-40-42.png": skid.drawHoppers,
  "images/skid/ending-room-table-400-240.png": skid.drawBedsides,
  "images/skid/ending-snore-table-20-20.png": skid.drawSnores,
  "images/penguin/ending-table-400-240.png": penguin.drawBackgrounds,
  "images/penguin/ending-colony-table-30-28.png": penguin.drawMembers,
  "images/penguin/ending-happy-table-64-70.png": penguin.drawHappyPenguin,
  "images/penguin/ending-heart-table-96-64.png": penguin.drawHeart,
  "images/penguin/ending-light-table-40-40.png": penguin.drawFarLight,
  "images/penguin/ending-lonely-table-64-74.png": penguin.drawLonelyPenguin,
  "images/penguin/ending-meeting-table-400-80.png": penguin.drawMeeting,
  "images/penguin/ending-rays-table-140-100.png": penguin.drawHeartRays,
  "images/penguin/ending-sweep-table-400-80.png": penguin.drawSweep,
  "images/fruit/ending-table-400-240.png": fruit.drawBackgrounds,
  "images/fruit/ending-candle-table-20-34.png": fruit.drawCandles,
  "images/fruit/ending-guest-table-50-50.png": fruit.drawGuests,
  "images/fruit/ending-hedgehog-table-46-30.png": fruit.drawHedgehog,
  "images/fruit/ending-hill-table-400-212.png": fruit.drawHill,
  "images/fruit/ending-lantern-table-72-72.png": fruit.drawLanterns,
  "images/fruit/ending-pear-table-40-44.png": fruit.drawClimbingPear,
  "images/fruit/ending-sun-table-150-150.png": fruit.drawSettingSun,
  "images/fruit/ending-table-table-280-80.png": fruit.drawTable,
  "images/finale/ending-table-400-240.png": finale.drawBackgrounds,
  "images/finale/ending-lamp-table-96-50.png": lastBall.drawLargeLamps,
  "images/finale/ending-land-table-400-180.png": finale.drawDawnLand,
  "images/finale/ending-sky-table-400-146.png": finale.drawDawnSky,
  "images/finale/ending-sun-table-110-110.png": finale.drawRisingSun,
  "images/credits-table-400-240.png": credits.drawStage,
  "images/last-ball/ending-hero-table-72-68.png": credits.drawBall,
  "images/ice-path/ending-hero-table-72-68.png": credits.drawSeal,
  "images/skid/ending-hero-table-72-68.png": credits.drawToy,
  "images/penguin/ending-hero-table-72-68.png": credits.drawPenguin,
  "images/fruit/ending-hero-table-72-68.png": credits.drawPear,
  "images/last-ball/ending-back-table-44-42.png": finale.drawBallFromBehind,
  "images/ice-path/ending-back-table-44-42.png": finale.drawSealBack,
  "images/skid/ending-back-table-44-42.png": finale.drawToyBack,
  "images/penguin/ending-back-table-44-42.png": finale.drawPenguinBack,
  "images/fruit/ending-back-table-44-42.png": finale.drawPearBack,
};
