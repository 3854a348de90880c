import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { cellAt } from "../../src/kernel/board";
import type { Save } from "../../src/game/save/save";
import { runToEnd } from "../../src/kernel/task";
import { TITLE_ROWS } from "../play/bot";
import { middleOf, newBoard, palettePoints, type Point } from "../play/editor-points";
import { OWN_ACTIONS } from "../play/own-levels";
import { storeWith } from "../play/saves";
import { puzzleOf } from "../play/puzzles";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, waitForFrames, WAIT_OPTIONS, type OpenPage } from "./page";
import { seedStorage, storageEntriesOf } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
/**
 * How many frames a test waits after a key press, so that the game has certainly seen the press and drawn its effect.
 */
const PRESS_FRAMES = 12;
const HELD_FRAMES = 6;
const HOLD_FRAMES = 90;
const A_SECOND_OF_FRAMES = 60;

const puzzle = puzzleOf("last-ball");
const MAP = ["........", "........", "..@.o...", "........", "........"].join("\n");
const CODE = runToEnd(writeLevelCode({ puzzleIndex: 0, map: MAP }));

interface Player {
  readonly page: Page;
  readonly printed: string[];
}

async function tap({ page }: Player, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.down(key);
    await waitForFrames(page, HELD_FRAMES);
    await page.keyboard.up(key);
    await waitForFrames(page, PRESS_FRAMES);
  }
}

async function holdB({ page }: Player, meanwhile: () => Promise<void>): Promise<void> {
  await page.keyboard.down("z");
  await meanwhile();
  await page.keyboard.up("z");
  await waitForFrames(page, PRESS_FRAMES);
}

async function waitForPrinted({ printed }: Player, line: string): Promise<void> {
  // Compares one text, so that a failure shows all printed lines.
  await expect.poll(() => printed.join("\n"), WAIT_OPTIONS).toContain(line);
}

async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("complete").length > 0);
}

async function onPage({ page }: Player, [x, y]: Point): Promise<Point> {
  const box = await page.locator("#screen").boundingBox();
  if (box === null) throw new Error("The page shows no screen.");
  return [box.x + ((x + 0.5) / 400) * box.width, box.y + ((y + 0.5) / 240) * box.height];
}

async function touch(player: Player, point: Point): Promise<void> {
  await player.page.touchscreen.tap(...(await onPage(player, point)));
  await waitForFrames(player.page, PRESS_FRAMES);
}

async function drag(player: Player, from: Point, to: Point): Promise<void> {
  const { mouse } = player.page;
  await mouse.move(...(await onPage(player, from)));
  await mouse.down();
  await mouse.move(...(await onPage(player, to)));
  await mouse.up();
  await waitForFrames(player.page, PRESS_FRAMES);
}

/**
 * Returns the middle of a cell in the level editor, as a point on the game's screen. The cell lies `columns` cells to
 * the right of the cell where the cursor starts.
 */
function pointAt(columns: number): Point {
  const empty = newBoard(puzzle);
  const { board } = empty;
  const cell = cellAt(board, Math.floor((board.width - 1) / 2) + columns, Math.floor((board.height - 1) / 2));
  return middleOf(puzzle, empty, cell);
}

describeInBrowser("a link to a level", () => {
  let buildDir: string;
  let browser: Browser;
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    buildDir = await sharedPage(source);
    browser = await sharedChromium();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  async function open(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Player & OpenPage> {
    const printed: string[] = [];
    const one = await openPage(browser, buildDir, { hasTouch: true }, async (context, page) => {
      page.on("console", (message) => printed.push(message.text()));
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await prepare?.(context);
    });
    opened.push(one);
    await waitUntilDrawn(one.page);
    return { ...one, printed };
  }

  const asBeginner = (context: BrowserContext): Promise<unknown> => {
    const toWorkshop = (save: Save): number => (save.titleRow = TITLE_ROWS.indexOf("Workshop"));
    return context.addInitScript(seedStorage, storageEntriesOf(storeWith(toWorkshop, "last-ball")));
  };

  /**
   * Stores the saved data of a player who has had all lessons, so that no lesson comes before the level that a link
   * opens.
   */
  const asTaught = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(seedStorage, storageEntriesOf(storeWith(undefined, "last-ball")));

  test("a screen reader is told the board of a level, and what a move would do", async () => {
    const player = await open(asTaught);
    const { page } = player;
    await page.goto(`${page.url().split("?")[0]}?level=${CODE}`);
    await waitUntilDrawn(page);
    const announcement = page.locator("#announcement");
    const answer = async (key: string, part: string): Promise<void> => {
      await page.keyboard.press(key);
      await expect.poll(() => announcement.textContent(), WAIT_OPTIONS).toContain(part);
    };
    await expect.poll(() => announcement.textContent(), WAIT_OPTIONS).toContain("Columns");
    await answer("b", "Columns A to H, rows 1 to 5. Rows 1 to 2: empty. Row 3: black ball C, white ball E");
    await answer("Shift+ArrowRight", "right: black ball C3 to D3, by white ball. white ball E3 falls off");
    await answer("PageDown", "Columns A to H");
  });

  test("a level made in the editor can be won through its link in another profile, which keeps it", async () => {
    const maker = await open(asBeginner);
    await tap(maker, "Enter", "Enter");
    await waitForPrinted(maker, "touch: points");
    await touch(maker, pointAt(0));
    await touch(maker, palettePoints(puzzle, 0).entries[1]);
    await drag(maker, pointAt(1), pointAt(2));
    await touch(maker, pointAt(1));
    await holdB(maker, () => waitForFrames(maker.page, HOLD_FRAMES));
    await tap(maker, "Enter", ...OWN_ACTIONS.slice(0, OWN_ACTIONS.indexOf("Share")).map(() => "ArrowDown"), "Enter");
    await expect.poll(() => maker.printed.find((line) => line.startsWith("link: level=")), WAIT_OPTIONS).toBeDefined();
    await maker.page.keyboard.press("m");
    await maker.page.getByRole("button", { name: "share link" }).click();
    await expect
      .poll(() => maker.page.evaluate(() => navigator.clipboard.readText()), WAIT_OPTIONS)
      .toContain("?level=");
    const { search } = new URL(await maker.page.evaluate(() => navigator.clipboard.readText()));

    const friend = await open(asTaught);
    await friend.page.goto(`${friend.address}${search}`);
    await expect
      .poll(() => friend.printed, WAIT_OPTIONS)
      .toContain(maker.printed.find((line) => line.startsWith("link: level=")));
    await waitForFrames(friend.page, A_SECOND_OF_FRAMES);
    await tap(friend, "ArrowRight");
    await expect
      .poll(() => friend.printed.some((line) => /^announcement: .*cleared/.test(line)), WAIT_OPTIONS)
      .toBe(true);
    await waitForFrames(friend.page, 3 * A_SECOND_OF_FRAMES);
    await tap(friend, "Enter", "Enter");
    const kept = (): Promise<string[]> =>
      friend.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("glissade/own-last-ball")));
    await expect.poll(kept, WAIT_OPTIONS).toHaveLength(1);
  });

  test("a link with a wrong code opens the screen for entering codes, and the game does not fail", async () => {
    const wrong = `${CODE.slice(0, 4)}${CODE.charAt(4) === "A" ? "B" : "A"}${CODE.slice(5)}`;
    const player = await open();
    await player.page.goto(`${player.address}?level=${wrong}`);
    await expect.poll(() => new URL(player.page.url()).search, WAIT_OPTIONS).toBe("");
    await waitForFrames(player.page, A_SECOND_OF_FRAMES);
    expect(player.printed.filter((line) => line.startsWith("link: level="))).toEqual([]);
    expect(await player.page.locator("#failure").isVisible()).toBe(false);
    expect(await player.page.locator("#notice").textContent()).toMatch(/^The link's level=\S+ is no level: the screen/);
  });

  test("the page names a parameter that no link has, and opens the rest of the link", async () => {
    const player = await open();
    await player.page.goto(`${player.address}?utm_source=mail&levl=1&level=${CODE}`);
    await waitForPrinted(player, `link: level=${CODE}`);
    expect(await player.page.locator("#notice").textContent()).toBe(
      "This page does not know “levl” in its link. The rest of the link is open.",
    );
  });

  test("the HTML to embed of the menu opens the level inside a page of another site", async () => {
    const player = await open();
    await player.page.goto(`${player.address}?utm_source=mail&level=${CODE}`);
    await waitForPrinted(player, `link: level=${CODE}`);
    await player.page.locator("#menu-button").click();
    await player.page.getByRole("button", { name: "copy HTML to embed" }).click();
    const read = () => player.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read, WAIT_OPTIONS).toContain(`<iframe src="${player.address}?level=${CODE}" title="Glissade"`);
    const embedCode = await read();

    const other = await open();
    other.printed.length = 0;
    // Opens a page with another origin than the game's page. Any page will do. Each opened page has a server of its
    // own, so the test takes the server of the second opened page.
    await other.page.goto(`${other.address}link.png`);
    await other.page.evaluate((html) => void (document.body.innerHTML = html), embedCode);
    await waitForPrinted(other, `link: level=${CODE}`);
  });

  test("a level can be won in an embedded page of 400 by 240 pixels", async () => {
    const other = await open(asTaught);
    other.printed.length = 0;
    const { page, address } = other;
    await page.goto(`${address}link.png`);
    const html = `<iframe src="${address}?level=${CODE}" width="400" height="240" style="border: 0"></iframe>`;
    await page.evaluate((code) => void (document.body.innerHTML = code), html);
    await waitForPrinted(other, `link: level=${CODE}`);
    const frame = page.frameLocator("iframe");
    expect(await frame.locator("#screen").boundingBox()).toMatchObject({ width: 400, height: 240 });
    await frame.locator("#screen").click();
    await waitForFrames(page, A_SECOND_OF_FRAMES);
    await tap(other, "ArrowRight");
    await expect
      .poll(() => other.printed.some((line) => /^announcement: .*cleared/.test(line)), WAIT_OPTIONS)
      .toBe(true);
  });

  test("a link to a pack shows its levels, stays in the address, and names what is wrong with it", async () => {
    const player = await open(asTaught);
    await player.page.goto(`${player.address}?pack=SNOW+7..${CODE.replaceAll("-", "")}.AAAAA`);
    await waitForPrinted(player, `link: pack=SNOW 7..${CODE.replaceAll("-", "")}`);
    await expect
      .poll(() => player.page.locator("#notice").textContent(), WAIT_OPTIONS)
      .toContain("has a level with a wrong code");
    expect(new URL(player.page.url()).search).toBe(`?pack=SNOW+7..${CODE.replaceAll("-", "")}`);
    await waitForFrames(player.page, A_SECOND_OF_FRAMES);
    await tap(player, "Enter");
    await waitForFrames(player.page, A_SECOND_OF_FRAMES);
    await tap(player, "ArrowRight");
    await expect
      .poll(() => player.printed.some((line) => /^announcement: .*cleared/.test(line)), WAIT_OPTIONS)
      .toBe(true);
  });

  test("a pasted code opens its level, by the keyboard and by the menu", async () => {
    const player = await open();
    await player.page.evaluate((code) => navigator.clipboard.writeText(code), CODE);
    await player.page.keyboard.press("Control+V");
    await waitForPrinted(player, `link: level=${CODE}`);
    await expect.poll(() => new URL(player.page.url()).searchParams.get("level"), WAIT_OPTIONS).toBe(CODE);

    const other = await open();
    await other.page.evaluate((code) => navigator.clipboard.writeText(code), CODE);
    await other.page.locator("#menu-button").click();
    await other.page.getByRole("button", { name: "open a code or link" }).click();
    await waitForPrinted(other, `link: level=${CODE}`);
  });

  test("a page that may not read the clipboard opens a field into which the code is pasted", async () => {
    const player = await open((context) =>
      context.addInitScript(() => {
        navigator.clipboard.readText = () => Promise.reject(new Error("forbidden"));
      }),
    );
    await player.page.locator("#menu-button").click();
    await player.page.getByRole("button", { name: "open a code or link" }).click();
    await player.page.getByRole("textbox", { name: "Code or link" }).fill(CODE);
    await player.page.getByRole("button", { name: "open" }).click();
    await waitForPrinted(player, `link: level=${CODE}`);
  });

  test("a pasted text without a code opens nothing and is reported as no code", async () => {
    const player = await open();
    await player.page.evaluate(() => navigator.clipboard.writeText("no code, but a sentence"));
    await player.page.keyboard.press("Control+V");
    await expect
      .poll(() => player.page.locator("#notice").textContent(), WAIT_OPTIONS)
      .toBe("What was pasted is no code and no link to one.");
  });

  test("a link is shared by the share dialog of the operating system if the browser offers one", async () => {
    const player = await open((context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, "share", {
          value: (data: ShareData) => {
            console.log(`shared ${data.url ?? data.text ?? ""}`);
            return Promise.resolve();
          },
        });
      }),
    );
    await player.page.goto(`${player.address}?level=${CODE}`);
    await waitForPrinted(player, `link: level=${CODE}`);
    await player.page.locator("#menu-button").click();
    await player.page.getByRole("button", { name: "share link" }).click();
    await waitForPrinted(player, `shared ${player.page.url()}`);
  });
});
