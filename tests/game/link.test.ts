import { expect, test } from "vitest";
import { formatLink, readLink, writeLink, type Link } from "../../src/game/codes/link";
import { dayNumber, formatDay, parseDay } from "../../src/game/save/days";

const CHALLENGE = "KMQT7X4";
const LEVEL = "25NY8-FXYDS";

function readQuery(query: string): Link | undefined {
  return readLink([...new URLSearchParams(query)].map(([name, value]) => ({ name, value })));
}

const LINKS: readonly (readonly [string, Link])[] = [
  [`level=${LEVEL}`, { kind: "level", code: LEVEL }],
  [`challenge=${CHALLENGE}`, { kind: "challenge", code: CHALLENGE, isRush: false }],
  [`replay=${LEVEL}.RUL`, { kind: "replay", code: LEVEL, moves: "RUL" }],
  ["pack=SNOW 7..25NY8FXYDS.CY356", { kind: "pack", name: "SNOW 7", codes: ["25NY8FXYDS", "CY356"] }],
  ["daily=2026-11-20&puzzle=skid", { kind: "daily", date: "2026-11-20", puzzle: "skid" }],
  ["daily=2026-11-20", { kind: "daily", date: "2026-11-20", puzzle: "" }],
  ["rush=&puzzle=ice-path", { kind: "rush", puzzle: "ice-path" }],
  ["campaign=12&puzzle=skid", { kind: "campaign", level: "12", puzzle: "skid" }],
  ["lesson=w&puzzle=fruit", { kind: "lesson", letter: "w", puzzle: "fruit" }],
  ["remix=2026-11-20", { kind: "remix", date: "2026-11-20" }],
  ["continue=", { kind: "continue" }],
  ["puzzle=penguin", { kind: "title", puzzle: "penguin" }],
];

test.each(LINKS)("the link ?%s is read, and written again with the same parameters", (query, link) => {
  expect(readQuery(query)).toEqual(link);
  expect(formatLink(link)).toBe(query);
});

test("a rush challenge is written into the parameter rush", () => {
  expect(writeLink({ kind: "challenge", code: CHALLENGE, isRush: true })).toEqual([{ name: "rush", value: CHALLENGE }]);
});

test.each(["level", "challenge", "rush", "replay", "pack", "daily", "campaign", "lesson", "remix", "continue", "code"])(
  "a code of any kind works in the parameter %s",
  (name) => {
    expect(readQuery(`${name}=${CHALLENGE.toLowerCase()}`)).toMatchObject({ kind: "challenge", code: "kmqt7x4" });
    expect(readQuery(`${name}=${LEVEL}`)).toEqual({ kind: "level", code: LEVEL });
    expect(readQuery(`${name}=${LEVEL}.rul`)).toEqual({ kind: "replay", code: LEVEL, moves: "RUL" });
    expect(readQuery(`${name}=SNOW..${LEVEL}`)).toEqual({ kind: "pack", name: "SNOW", codes: [LEVEL] });
  },
);

test.each([
  ["daily", { kind: "daily", date: "", puzzle: "" }],
  ["daily=today&puzzle=Skid", { kind: "daily", date: "", puzzle: "skid" }],
  ["campaign=&puzzle=skid", { kind: "campaign", level: "", puzzle: "skid" }],
  ["campaign=twelve", { kind: "campaign", level: "twelve", puzzle: "" }],
  ["daily=tomorrow", { kind: "daily", date: "tomorrow", puzzle: "" }],
  ["level=2026-11-20&puzzle=skid", { kind: "daily", date: "2026-11-20", puzzle: "skid" }],
  ["level=AB", { kind: "level", code: "AB" }],
  ["code=AB", { kind: "challenge", code: "AB", isRush: false }],
  ["pack=SNOW", { kind: "pack", name: "", codes: [] }],
  ["pack=..", { kind: "pack", name: "", codes: [""] }],
  ["pack=A+B..X", { kind: "pack", name: "A B", codes: ["X"] }],
  ["replay=*", { kind: "replay", code: "*", moves: "" }],
  ["fbclid=ABCDE&level=*", { kind: "level", code: "*" }],
])("the link ?%s is read as its parameter says", (query, link) => {
  expect(readQuery(query)).toEqual(link);
});

test.each(["", "fbclid=ABCDE", "levl=25NY8"])("a link without a known parameter opens nothing: ?%s", (query) => {
  expect(readQuery(query)).toBeUndefined();
});

test("a day is formatted as a date and parsed again", () => {
  for (const date of [
    { year: 2000, month: 1, day: 1 },
    { year: 2024, month: 2, day: 29 },
    { year: 2026, month: 11, day: 20 },
  ])
    expect(parseDay(formatDay(dayNumber(date)))).toBe(dayNumber(date));
  expect(formatDay(dayNumber({ year: 2026, month: 3, day: 4 }))).toBe("2026-03-04");
});

test.each([
  "",
  "2026-11",
  "2026-02-30",
  "2026-13-01",
  "2026-11-00",
  "1999-12-31",
  "2026-1-1",
  "tomorrow",
  "2026-11-20-1",
])("the text “%s” is no date", (text) => {
  expect(parseDay(text)).toBeUndefined();
});
