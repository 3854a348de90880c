/**
 * Lists the functions that draw the pictures of the later chapters of Ice Path's campaign, each by the path of its
 * picture below `assets`. The first chapter is not among them.
 */
import type { Bitmap } from "../../bitmap";
import { drawIce } from "../scene";
import { drawBlizzardOpening, drawBlizzards, drawGusts, drawSocks, GUSTS, SOCK } from "./blizzard";
import { drawDawnOpening, drawDawns, drawFloes, drawGulls, FLOES, GULLS } from "./dawn";
import { drawSails, drawTwinkles, drawWreckOpening, drawWrecks, SAIL, STAR } from "./wreck";

const FOLDER = "images/ice-path";

export const CHAPTER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/blizzard-table-400-240.png`]: drawBlizzards,
  [`${FOLDER}/blizzard-opening.png`]: drawBlizzardOpening,
  [`${FOLDER}/blizzard-ice-table-240-240.png`]: () => drawIce([[70, 120], [190, 214], [290, 350]]), // prettier-ignore
  [tablePath("gusts", GUSTS)]: drawGusts,
  [tablePath("socks", SOCK)]: drawSocks,
  [`${FOLDER}/wreck-table-400-240.png`]: drawWrecks,
  [`${FOLDER}/wreck-opening.png`]: drawWreckOpening,
  [`${FOLDER}/wreck-ice-table-240-240.png`]: () => drawIce([[100, 134], [146, 152], [300, 356], [366, 374]]), // prettier-ignore
  [tablePath("sails", SAIL)]: drawSails,
  [tablePath("twinkles", STAR)]: drawTwinkles,
  [`${FOLDER}/dawn-table-400-240.png`]: drawDawns,
  [`${FOLDER}/dawn-opening.png`]: drawDawnOpening,
  [`${FOLDER}/dawn-ice-table-240-240.png`]: () => drawIce([[66, 110], [150, 200], [262, 306], [352, 396]]), // prettier-ignore
  [tablePath("floes", FLOES)]: drawFloes,
  [tablePath("gulls", GULLS)]: drawGulls,
};

function tablePath(name: string, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${FOLDER}/${name}-table-${width}-${height}.png`;
}
