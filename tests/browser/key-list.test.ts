/** Opens the list of keys on keyboards of several layouts, and finds in it the keys that work on them. */
import { expect, test } from "vitest";
import { buttonOf, keyOf } from "../../simulator/web/keys";
import { guessLayout, knownLayouts, labelOn, type Layout } from "../../simulator/web/keyboard-layout";
import { describeInEachBrowser, expectBars } from "./each-browser";
import type { PageEvaluator } from "./played-page";

const NAMES = ["QWERTY", "QWERTZ", "AZERTY", "Russian", "Dvorak", "Colemak", "Workman"] as const;
type LayoutName = (typeof NAMES)[number];

/**
 * The labels of nine keys in the web page's list of keys, for keyboards of each layout. These are the keys for the four
 * moves, X, Z, Y, R and H. A hyphen stands for a missing label.
 */
const LABELS: Readonly<Record<LayoutName, string>> = {
  QWERTY: "W A S D X Z Y R H",
  QWERTZ: "W A S D X Z Y R H",
  AZERTY: "W Q S D X Z Y R H",
  Russian: "Ц Ф Ы В Ч Я Н К Р",
  Dvorak: ", A O E X Z Y R H",
  Colemak: "W A R S X Z Y - H",
  Workman: "D A S H X Z Y R -",
};

/**
 * For each layout of the keyboard, a key by whose letter the page can tell this layout from those before it in this
 * list. The page must also know on which key the question mark is.
 */
const TELLING_KEYS: Readonly<Record<LayoutName, string>> = {
  QWERTY: "KeyU",
  QWERTZ: "KeyZ",
  AZERTY: "KeyQ",
  Russian: "KeyD",
  Dvorak: "KeyG",
  Colemak: "KeyI",
  Workman: "KeyR",
};

function layoutOf(name: LayoutName): Layout {
  return knownLayouts()[NAMES.indexOf(name)];
}

test.each(NAMES)("on a keyboard of the layout %s, the list has the labels of the keys that work", (name) => {
  const labels = [..."WASDXZYRH"].map((listed) => labelOn(layoutOf(name), listed) ?? "-");
  expect(labels.join(" ")).toBe(LABELS[name]);
});

test.each(NAMES)("on a keyboard of the layout %s, each key of the list does what the list says", (name) => {
  const strokes = [...layoutOf(name)].map(([code, key]) => ({ code, key }));
  const strokeOf = (listed: string) => strokes.find(({ key }) => key.toUpperCase() === labelOn(layoutOf(name), listed));
  const moves = [..."WASD"].map((listed) => buttonOf(strokeOf(listed)!));
  expect(moves).toEqual(["up", "left", "down", "right"]);
  expect(buttonOf(strokeOf("X")!)).toBe("a");
  for (const listed of "YRHCBPMFVJ") {
    const stroke = strokeOf(listed);
    if (stroke !== undefined) expect([keyOf(stroke), buttonOf(stroke)]).toEqual([listed.toLowerCase(), undefined]);
  }
});

test("the keys pressed last tell the layout, also after the player has changed it", () => {
  const guess = (...pressed: [string, string][]) => labelOn(guessLayout(knownLayouts(), new Map(pressed)), "A");
  expect(guess()).toBe("A");
  expect(guess(["KeyQ", "a"])).toBe("Q");
  expect(guess(["Comma", "?"])).toBe("Q");
  expect(guess(["KeyX", "x"], ["KeyD", "в"])).toBe("Ф");
  expect(guess(["KeyD", "в"], ["KeyX", "x"])).toBe("A");
  expect(
    labelOn(
      guessLayout(
        knownLayouts(),
        new Map([
          ["KeyR", "é"],
          ["KeyU", "R"],
        ]),
      ),
      "R",
    ),
  ).toBe("R");
});

describeInEachBrowser("the list of keys", ({ open }) => {
  async function labelsAfter(page: PageEvaluator, strokes: readonly { code: string; key: string }[]): Promise<string> {
    const readLabels = (): Promise<string> =>
      page.evaluate((all) => {
        const dialog = document.querySelector<HTMLDialogElement>("#keys[open]");
        if (dialog === null) {
          for (const stroke of all) window.dispatchEvent(new KeyboardEvent("keydown", stroke));
          return "";
        }
        const terms = [...dialog.querySelectorAll("dt")];
        const keys = (row: number): (string | null)[] =>
          [...terms[row].querySelectorAll("kbd")].map(({ textContent }) => textContent);
        const [moves, a, b, on, restart, hint] = [0, 1, 2, 3, 4, 5].map(keys);
        return [...moves.slice(4), a[0], b[0], on[0], restart[0] ?? "-", hint[0] ?? "-"].join(" ");
      }, strokes);
    await expect.poll(readLabels, { timeout: 20_000 }).not.toBe("");
    const labels = await readLabels();
    await page.evaluate(
      (selector) => document.querySelector<HTMLDialogElement>(selector)?.close() === undefined,
      "#keys",
    );
    return labels;
  }

  test("the list of keys has the letters of the layout that the browser reports", async () => {
    const page = await open({
      prepare: () => {
        const keyboard = {
          getLayoutMap: () =>
            Promise.resolve(new Map(JSON.parse(localStorage.getItem("layout") ?? "[]") as [string, string][])),
        };
        Object.defineProperty(navigator, "keyboard", { value: keyboard });
      },
    });
    await expectBars(page, {});
    for (const name of NAMES) {
      const entries = JSON.stringify([...layoutOf(name)].filter(([code]) => code !== "?"));
      await page.evaluate((text) => localStorage.setItem("layout", text) === undefined, entries);
      expect(await labelsAfter(page, [{ code: "Slash", key: "?" }])).toBe(LABELS[name]);
    }
  });

  test("if the browser does not report the layout, the list has the letters of the layout that the pressed keys fit", async () => {
    const page = await open({ prepare: () => Object.defineProperty(navigator, "keyboard", { value: undefined }) });
    await expectBars(page, {});
    for (const name of NAMES) {
      const layout = layoutOf(name);
      const typing = { code: TELLING_KEYS[name], key: layout.get(TELLING_KEYS[name]) ?? "" };
      expect(await labelsAfter(page, [typing, { code: layout.get("?") ?? "", key: "?" }])).toBe(LABELS[name]);
    }
  });
});
