import { expect, test } from "vitest";
import { formatLinkProblem } from "../../simulator/web/link-problems";
import { linkInText } from "../../simulator/web/page-link";

test.each([
  ["KMQT7X4", [{ name: "challenge", value: "KMQT7X4" }]],
  ["  kmqt7x4\n", [{ name: "challenge", value: "kmqt7x4" }]],
  ["KMQT7X4-AR4BCCT-2TTQWNA", [{ name: "challenge", value: "KMQT7X4-AR4BCCT-2TTQWNA" }]],
  ["KMQT7X4AR4BCCT2TTQWNA", [{ name: "challenge", value: "KMQT7X4AR4BCCT2TTQWNA" }]],
  ["25NY8-FXYDS", [{ name: "level", value: "25NY8-FXYDS" }]],
  ["25NY8 FXYDS", [{ name: "level", value: "25NY8 FXYDS" }]],
  ["25NY8-FXYDS.RUL", [{ name: "replay", value: "25NY8-FXYDS.RUL" }]],
  ["SNOW 7..25NY8FXYDS.CY356", [{ name: "pack", value: "SNOW 7..25NY8FXYDS.CY356" }]],
  ["https://example.org/?pack=SNOW+7..CY356", [{ name: "pack", value: "SNOW 7..CY356" }]],
  ["https://example.org/glissade/?level=25NY8-FXYDS", [{ name: "level", value: "25NY8-FXYDS" }]],
  ["https://example.org/glissade/?code=KMQT7X4", [{ name: "code", value: "KMQT7X4" }]],
  [
    "https://example.org/?utm_source=x&daily=2026-11-20&puzzle=skid",
    [
      { name: "daily", value: "2026-11-20" },
      { name: "puzzle", value: "skid" },
    ],
  ],
])("a pasted text with a code or a link opens it: %s", (text, parameters) => {
  expect(linkInText(text)).toEqual(parameters);
});

test.each(["", "   ", "https://example.org/", "a sentence, with a comma", "A".repeat(1001), "<script>"])(
  "a pasted text without a code opens nothing: %s",
  (text) => {
    expect(linkInText(text)).toBeUndefined();
  },
);

test.each([
  ["daily no-date", "daily=2026-13-45", "The link's daily=2026-13-45 is no date like 2026-11-20."],
  ["daily to-come", "daily=2099-01-01", "The link's daily=2099-01-01 is still to come."],
  ["remix over", "remix=2020-01-01", "The link's remix=2020-01-01 is over. This week has another remix."],
  [
    "level newer",
    "level=25NY8-FXYDS",
    "The link's level=25NY8-FXYDS is for a newer version of the game than this page has: load the page again to get it.",
  ],
  [
    "pack broken-levels",
    "pack=SNOW..25NY8.CY356",
    "The link's pack=SNOW..25NY8.CY356 has a level with a wrong code, perhaps because the link was cut. The other levels are here.",
  ],
  ["pack too-many", "pack=SNOW..A.B", "The link's pack=SNOW..A.B has more than ten levels. The first ten are here."],
  [
    "pack wrong",
    "pack=SNOW",
    "The link's pack=SNOW is no pack: it names no level of this game. A whole link ends with the code of the last level.",
  ],
  ["level wrong", "replay=25NY8.R", "The link's replay=25NY8.R is no level: the screen shows where its code is wrong."],
  [
    "challenge wrong",
    `rush=${"A".repeat(30)}`,
    `The link's rush=${"A".repeat(24)}… is no challenge: the screen shows where its code is wrong.`,
  ],
])("the page names the wrong parameter of a link in a sentence: %s of ?%s", (problem, query, sentence) => {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  expect(formatLinkProblem(problem, parameters)).toBe(sentence);
});
