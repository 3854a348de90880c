import { expect, test } from "vitest";
import { createMeasurements, readMeasurements } from "../../bench/host/measurements";
import { collectFiguresByName, computePercentile, summarise } from "../../bench/host/summary";

const PRINTED = [
  "run\tcompose\t10\t100000\t0\t60000\t60000",
  "run\tcompose\t10\t300000\t100000\t200000\t90000",
  "heap\tcompose\t10\t2049",
  "run\tdraw\t0\t1234\t0\t0\t0",
  "figure\tframes\t7",
  "row\t8 pieces\tp10=1.5\tp50=2",
  "",
].join("\n");

function measured() {
  const measurements = createMeasurements();
  readMeasurements(PRINTED, measurements);
  return measurements;
}

test("what the parts print is summed up in device milliseconds and kilobytes", () => {
  expect(summarise(measured())).toEqual({
    steps: {
      "compose 10": {
        runs: 2,
        p50: 1,
        p99: 3,
        max: 3,
        collectorPercent: 25,
        longestSlice: 0.9,
        longestSliceWithCollector: 2,
        heapKilobytes: 3,
      },
      draw: { runs: 1, p50: 0.012, p99: 0.012, max: 0.012, collectorPercent: 0 },
    },
    figures: { frames: 7 },
    difficulty: { "8 pieces": { p10: 1.5, p50: 2 } },
  });
});

test("the article's composing is held against ours, size by size", () => {
  const measurements = createMeasurements();
  const lines = ["run\tcompose\t5\t100000\t0\t9\t9", "run\tarticle\t5\t250000\t0\t0\t0", "run\tarticle\t8\t9\t0\t0\t0"];
  readMeasurements(lines.join("\n"), measurements);
  expect(summarise(measurements).figures).toEqual({ "article 5, times compose": 2.5 });
});

test("every number has a name that a budget can be set for", () => {
  const figures = collectFiguresByName(summarise(measured()));
  expect(figures.get("compose 10 p99")).toBe(3);
  expect(figures.get("draw max")).toBe(0.012);
  expect(figures.get("frames")).toBe(7);
  expect(figures.get("8 pieces p50")).toBe(2);
  expect(figures.get("longestSlice")).toBe(0.9);
  expect(figures.get("longestSliceWithCollector")).toBe(2);
});

test("the longest slices of the editor have names of their own", () => {
  const measurements = createMeasurements();
  const lines = ["run\tcompose\t5\t100000\t0\t80000\t70000", "run\teditor fruit: all\t0\t900000\t0\t500000\t400000"];
  readMeasurements(lines.join("\n"), measurements);
  const figures = collectFiguresByName(summarise(measurements));
  expect([figures.get("longestSlice"), figures.get("longestSliceWithCollector")]).toEqual([0.7, 0.8]);
  expect([figures.get("editor: longestSlice"), figures.get("editor: longestSliceWithCollector")]).toEqual([4, 5]);
});

test("a line that is no measurement is named", () => {
  for (const line of ["error", "run\tcompose\t10\t5", "figure\tframes\tmany", "heap\tcompose\t\t5", "row\tp\tp10="]) {
    expect(() => {
      readMeasurements(`${PRINTED}${line}\n`, createMeasurements());
    }, line).toThrow(`not a measurement: "${line}"`);
  }
});

test("a percentile is the smallest value that so many do not exceed", () => {
  const values = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect([0, 0.5, 0.99, 1].map((share) => computePercentile(values, share))).toEqual([1, 100, 198, 200]);
  expect(computePercentile([5], 0.99)).toBe(5);
  expect(() => computePercentile([], 0.5)).toThrow("nothing");
});
