import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, in this page alone: a game in its frame is its provider's. A document that has axe already is not given it again. */
export async function violations(page: Page, place = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // Axe calls the rule of labels experimental: it wants a calendar's day spelled as it is drawn.
    ...(rules === undefined ? { runOnly: RULES, rules: { 'label-content-name-mismatch': { enabled: false } } } : { runOnly: rules }),
  };
  const found = await page.evaluate((asked) => window.axe.run({ include: [asked.place], exclude: ['iframe'] }, asked.options), {
    place,
    options,
  });
  return found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(' ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
