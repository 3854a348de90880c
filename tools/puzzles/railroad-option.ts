import type { Given } from "../cli";
import type { Usage } from "../help";

/** The option that bounds how much of a level is a railroad; see src/kernel/railroad.ts. */
export const RAILROAD: Usage["options"] = {
  railroad: {
    value: "N",
    unlessTold: "100",
    asks: "the most of it that may be a railroad: moves without choice, in percent",
  },
};

/** What that option says. */
export function mostRailroadOf({ number }: Given): number {
  return number("railroad", 0, 100);
}
