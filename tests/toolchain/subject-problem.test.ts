import { describe, expect, test } from "vitest";
import { subjectProblem } from "../../tools/lint/subject-problem";

describe("subjectProblem", () => {
  test.each([
    "skid: merge the two push functions of the explorer",
    "play, saves: keep what was watched until the next day ends",
    "tools: draw the lamp again",
  ])("the commit subject %j is accepted", (subject) => {
    expect(subjectProblem(subject)).toBeUndefined();
  });

  test.each([
    ["Skid: merge the two push functions", 'must be "area: what changes"'],
    ["merge the two push functions", 'must be "area: what changes"'],
    ["skid: merge the two push functions.", 'must be "area: what changes"'],
    ["skid: ", 'must be "area: what changes"'],
    [`skid: ${"m".repeat(67)}`, "has 73 letters; the most is 72"],
  ])("the commit subject %j is rejected", (subject, problem) => {
    expect(subjectProblem(subject)).toContain(problem);
  });
});
