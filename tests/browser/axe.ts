/** Checks pages with axe, a program that finds what keeps people with disabilities from using a page. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Returns what the program axe finds wrong with the page: the broken rules, each with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate<AxeResults>("axe.run(document)");
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
