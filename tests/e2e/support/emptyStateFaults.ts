import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { accessDenial } from '../../../src/ui/flow/access/accessDenial';
import type { Reader } from '../../../src/ui/flow/access/accessDenial';
import type { Page } from 'playwright-core';

/** Faults of the empty states of a page: links to itself, to what is closed to the reader, to the telephone. */
export async function emptyStateFaults(page: Page, reader: Reader | undefined): Promise<readonly string[]> {
  const here = new URL(page.url()).pathname;
  const states = await page.locator('main [data-empty]').evaluateAll((elements) =>
    elements.map((element) => ({
      text: element.textContent,
      paths: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    })),
  );
  return states.flatMap(({ text, paths }) =>
    paths.flatMap((path) => {
      const target = path.replace(/[?#].*$/, '');
      const faults = [
        ...(SCREEN_TABLE.redirectOf(target) === here || target === here ? ['leads to its own page'] : []),
        ...(path.startsWith('tel:') ? ['says to call the bank'] : []),
        ...(reader !== undefined && accessDenial(SCREEN_TABLE.at(target), reader) !== undefined
          ? [`offers ${target}, which is closed`]
          : []),
      ];
      return faults.map((fault) => `${here}: "${text}" ${fault}`);
    }),
  );
}
