import { appendFileSync } from 'node:fs';

import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import type { PageKind } from '../../../src/ui/components/Page';
import type { Page } from 'playwright-core';

/** Everything a page asks of its reader, as it stands at its width. */
export interface Restraint {
  /** Names of the primary actions. */
  readonly primary: readonly string[];
  /** Names of the secondary actions in sight. */
  readonly secondary: readonly string[];
  /** Lines that tell of a fee of nothing. */
  readonly zeroFees: readonly string[];
  /** Names of links within a form that lead to another product. */
  readonly offers: readonly string[];
  /** Height of the page in pixels. */
  readonly height: number;
}

/**
 * Counts what a page asks of its reader (docs/interface.md, "Restraint"). An action is a button, a link that looks like one, an act on a
 * tile or a row of acts. Links in text, navigation, icons beside a thing, controls of a field and rows of a list are none; a primary button is
 * one wherever it stands.
 */
export function restraintOf(page: Page): Promise<Restraint> {
  return page.evaluate(() => {
    const PRIMARY = '[class*="_primary_"]';
    const SECONDARY = '[class*="_secondary_"], [class*="_quiet_"], [data-acts] a, [data-acts] button';
    const ROWS = 'li, tr, [role="listitem"], [role="row"]';
    const OFFERS = ['/market', '/online-loan', '/page-loan', '/deposit/open']
      .map((path) => `form a[href^="${path}"]`)
      .join(', ');
    const FEE = /(?:комисси|fee|手续费)[^\n\d]{0,24}\n?[^\n\d]{0,8}0[.,]00(?!\d)/giu;
    const main = document.querySelector('main');
    const seen = (selector: string): readonly HTMLElement[] =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      );
    const isOfRow = (element: Element): boolean => {
      const row = element.closest(ROWS);
      return row !== null && row.closest('[data-acts]') === null;
    };
    const namesOf = (elements: readonly HTMLElement[]): readonly string[] =>
      elements.map((element) => (element.ariaLabel ?? element.innerText).replaceAll(/\s+/g, ' ').trim());
    return {
      primary: namesOf(seen(PRIMARY)),
      secondary: namesOf(seen(SECONDARY).filter((element) => !isOfRow(element) && !element.matches(PRIMARY))),
      zeroFees: [...(main?.innerText.matchAll(FEE) ?? [])].map(([line]) => line),
      offers: namesOf(seen(OFFERS)),
      height: document.documentElement.scrollHeight,
    };
  });
}

/** Most a page may ask. */
interface Budget {
  readonly primary: number;
  readonly secondary: number;
}

const SCREEN_HEIGHT = 740;

/** Budget of each kind of page; a step before the sign-in has that of a form. */
const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  form: { primary: 1, secondary: 3 },
  result: { primary: 1, secondary: 5 },
  list: { primary: 1, secondary: 5 },
  detail: { primary: 1, secondary: 5 },
  overview: { primary: 1, secondary: 5 },
  dashboard: { primary: 1, secondary: 5 },
};

/** Everything a screen asks beyond its budget, in words; the table of all screens is written where `RESTRAINT` names a file. */
export async function excesses(page: Page, path: string): Promise<readonly string[]> {
  const { primary, secondary, zeroFees, offers, height } = await restraintOf(page);
  const screen = SCREEN_TABLE.screens.find((each) => each.path === path);
  const budget = BUDGETS[screen?.kind ?? 'form'];
  const screens = height / SCREEN_HEIGHT;
  const file = process.env['RESTRAINT'];
  if (file !== undefined) {
    appendFileSync(
      file,
      `| \`${path}\` | ${primary.length} | ${secondary.length} | ${zeroFees.length} | ${screens.toFixed(1)} |\n`,
    );
  }
  return [
    ...(primary.length > budget.primary ? [`${path}: primary actions ${primary.join(', ')}`] : []),
    ...(secondary.length > budget.secondary ? [`${path}: secondary actions ${secondary.join(', ')}`] : []),
    ...zeroFees.map((line) => `${path}: ${line}`),
    ...offers.map((name) => `${path}: offers ${name} within its form`),
    ...(screen?.maxScreens !== undefined && screens > screen.maxScreens
      ? [`${path}: ${screens.toFixed(1)} screens of a phone`]
      : []),
  ];
}
