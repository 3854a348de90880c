import { finish } from "../../src/kernel/work";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { qrOf } from "../../src/game/codes/qr/qr";
import { levelsOf } from "../../src/puzzles/campaign";
import { WORLDS } from "../../src/puzzles/index";
import { measure, runWork } from "./measure";

const PAGE = "https://example.org/glissade/?level=";

/** Makes the picture of a link to each level of a campaign. */
export function benchShare(): void {
  WORLDS.forEach(({ id, open }, world) => {
    const maps = levelsOf(open().campaign).map(({ map }) => map.join("\n"));
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
