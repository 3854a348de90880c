import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import { nodeHost } from "../../simulator/node-host";
import { memoryStore } from "../../simulator/stores";
import type { Sizes } from "../../src/kernel/legend";
import { PUZZLES } from "../../src/puzzles/index";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { sealed, type SealedPuzzle } from "../../src/puzzles/sealed";
import { compileLua } from "../../tools/packaging/compile";
import { projectFolder } from "../../tools/packaging/project";
import { walker } from "../kernel/null-puzzle";
import { bytes, NOTHING } from "../simulator/game";
import { anyDrafts } from "./any-drafts";
import { REQUEST_FILE, type Request } from "./draft-game/request";

const game = bytes([...compileLua(join(import.meta.dirname, "draft-game")).values()][0]);
const files = new Map([...readFolder(join(projectFolder, "build/source")), ["main.lua", game]]);

/** Starts the game that paints drafts; gives what its screen shows once it has painted one, and throws its errors. */
function startPainting(): (request: Request) => Uint8Array {
  const store = memoryStore();
  const console = startConsole(nodeHost(files, { store }));
  return (request) => {
    store.write(`${REQUEST_FILE}.json`, JSON.stringify(request));
    console.update(NOTHING);
    return console.pixels.slice();
  };
}

const painted = startPainting();

/** Up to the largest board of a campaign: painters know of no larger ones. */
function sizesIn(campaign: readonly CampaignLevel[], { minWidth, minHeight }: Sizes): Sizes {
  const maxWidth = Math.max(...campaign.map(({ map }) => map[0].length));
  const maxHeight = Math.max(...campaign.map(({ map }) => map.length));
  return { minWidth, maxWidth, minHeight, maxHeight };
}

function describeDrafts({ id, legend, campaign }: SealedPuzzle): void {
  const sizes = sizesIn(campaign, legend.sizes);

  test("are painted whatever stands on them, and whatever is missing", () => {
    fc.assert(
      fc.property(anyDrafts(legend, sizes), (map) => {
        expect(() => painted({ puzzleId: id, map, hasPieces: true })).not.toThrow();
      }),
    );
  });

  /** The largest board with nothing but one thing on it, inside. */
  const withOne = (character: string, hasPieces: boolean): Uint8Array => {
    const rows = Array<string>(sizes.maxHeight).fill(".".repeat(sizes.maxWidth));
    const middle = Math.floor(sizes.maxHeight / 2);
    const map = rows.with(middle, `..${character}${rows[middle].slice(3)}`).join("\n");
    return painted({ puzzleId: id, map, hasPieces });
  };

  test("show each thing that stands on them", () => {
    const bare = withOne(".", true);
    for (const thing of legend.characters) if (thing !== ".") expect(withOne(thing, true)).not.toEqual(bare);
  });

  test("show no piece where none stands", () => {
    const bare = withOne(".", false);
    expect(withOne(".", true)).toEqual(bare);
    for (const thing of legend.characters) {
      const ground = withOne(thing, false);
      const isPiece = ground.every((pixel, at) => pixel === bare[at]);
      if (!isPiece) expect(withOne(thing, true)).toEqual(ground);
    }
  });
}

test("a map that is no draft is an error, not a picture", () => {
  expect(() => startPainting()({ puzzleId: walker.id, map: "?", hasPieces: true })).toThrow();
});

for (const puzzle of [...PUZZLES, sealed(walker)]) describe(`drafts of ${puzzle.id}`, () => describeDrafts(puzzle));
