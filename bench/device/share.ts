import { finish } from "../../src/kernel/work";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { qrOf } from "../../src/game/codes/qr/qr";
import { levelsOf } from "../../src/puzzles/campaign";
import { WORLDS } from "../../src/puzzles/index";
import { measure, runWork } from "./measure";

const PAGE = "https://example.org/glissade/?level=";

/** They all take nearly as long: one level in so many is enough. */
const EVERY = 10;

/** Makes the picture of a link to some levels of each campaign. */
export function benchShare(): void {
  WORLDS.forEach(({ id, open }, world) => {
    const maps = levelsOf(open().campaign)
      .filter((_, at) => at % EVERY === 0)
      .map(({ map }) => map.join("\n"));
    measure(`${id}: picture of a link`, 0, () => {
      for (const map of maps) {
        const code = finish(writeLevelCode({ world, map }));
        runWork(() =>
          qrOf([
            { mode: "bytes", text: PAGE },
            { mode: "letters", text: code.split("-").join("") },
          ]),
        );
      }
    });
  });
}
