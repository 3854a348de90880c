import { describe, expect, test } from "vitest";
import { findSubjectProblem } from "../../tools/lint/subject-problem";

describe("findSubjectProblem", () => {
  test.each([
    "skid: merge the two push functions of the explorer",
    "play, saves: keep what was watched until the next day ends",
    "tools: draw the lamp again",
  ])("the commit subject %j is accepted", (subject) => {
    expect(findSubjectProblem(subject)).toBeUndefined();
  });

  test.each([
    ["Skid: merge the two push functions", 'must be "area: what changes"'],
    ["merge the two push functions", 'must be "area: what changes"'],
    ["skid: merge the two push functions.", 'must be "area: what changes"'],
    ["skid: ", 'must be "area: what changes"'],
    [`skid: ${"m".repeat(67)}`, "has 73 letters; the most is 72"],
  ])("the commit subject %j is rejected", (subject, problem) => {
    expect(findSubjectProblem(subject)).toContain(problem);
  });
});
