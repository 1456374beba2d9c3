import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import type { FirstPage } from '../../../src/application/operations/firstPage';
import type { Account } from '../../../src/domain/account/Account';
import { groupAccountsByCurrency } from '../../../src/domain/account/groupAccounts';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { drawFigures } from '../../../src/ui/early/figures';
import { figuresMarkup } from '../../../src/ui/early/figuresMarkup';
import { SAMPLE_ACCOUNTS, SAMPLE_RATES } from '../../../src/ui/early/samples';
import { anAccount, aUser } from '../../application/support/builders';
import { dataFrame, trailerFrame } from '../../application/support/FrameServer';
import { account } from '../../registry/accountArbitraries';
import { runs } from '../../support/propertyRuns';

interface Figures {
  readonly accounts: readonly Account[];
  readonly rates: readonly ExchangeRate[];
}

const LOOKS = ['shown', 'hidden'] as const;

const rates: fc.Arbitrary<readonly ExchangeRate[]> = fc.array(
  fc.record({
    base: fc.constantFrom(...CURRENCIES),
    quote: fc.constant('KGS' as const),
    rateType: fc.constantFrom('commercial' as const, 'official' as const),
    buy: fc.bigInt({ min: 0n, max: 200_000_000n }),
    sell: fc.bigInt({ min: 0n, max: 200_000_000n }),
  }),
);

const answerWith = (page: Figures) =>
  answerOf({
    success: true,
    data: JSON.stringify(
      z.encode(adapterOf('GET_FIRST_PAGE').response, {
        position: '5:5:',
        user: aUser(),
        history: { transactions: [], next: undefined },
        notifications: { unviewed: 0 },
        ...page,
      } satisfies FirstPage),
    ),
  });

const answerOf = (values: Parameters<typeof OperationResponse.fromObject>[0]) =>
  dataFrame(OperationResponse.fromObject(values).serializeBinary()) + trailerFrame(0);

/** The total and the accounts in a language, by their look. */
async function markup(language: Language, page: Figures): Promise<HTMLElement> {
  const body = document.createElement('div');
  body.innerHTML = await figuresMarkup(language, page);
  return body;
}

function lookOf(body: HTMLElement, look: string): HTMLElement {
  const found = body.querySelector<HTMLElement>(`[data-look="${look}"]`);
  if (found === null) {
    throw new Error(`There is no ${look} look`);
  }
  return found;
}

/** Markup of a look. A figure within a name stands in an element of its own for page translators, once the application is there. */
function htmlOf(body: HTMLElement, look: string): string {
  const copy = lookOf(body, look);
  copy.querySelectorAll('a').forEach((link) => link.replaceChildren(link.textContent));
  return copy.innerHTML;
}

const samples = new Map<Language, HTMLElement>();

/** The figures of an answer, drawn into the samples of a language. */
async function drawn(language: Language, answer: string) {
  const kept = samples.get(language) ?? (await markup(language, { accounts: SAMPLE_ACCOUNTS, rates: SAMPLE_RATES }));
  samples.set(language, kept);
  const body = document.importNode(kept, true);
  const isDrawn = LOOKS.map((look) => drawFigures(answer, lookOf(body, look)));
  return { isDrawn, html: LOOKS.map((look) => htmlOf(body, look)) };
}

it.each(LANGUAGES)('are those that the application shows of the same answer, in %s', async (language) => {
  await fc.assert(
    fc.asyncProperty(fc.array(account, { maxLength: 12 }), rates, async (accounts, prices) => {
      const page = { accounts, rates: prices };
      const { isDrawn, html } = await drawn(language, answerWith(page));
      const hasFigures = groupAccountsByCurrency(accounts).length > 0;
      expect(isDrawn).toEqual([hasFigures, hasFigures]);
      if (hasFigures) {
        const shown = await markup(language, page);
        expect(html).toEqual(LOOKS.map((look) => htmlOf(shown, look)));
      }
    }),
    { ...runs({ cost: 'medium' }), endOnFailure: true },
  );
});

it('never read a name as markup', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { html } = await drawn('en', answerWith({ accounts: [anAccount({ name })], rates: [] }));
  expect(html[0]).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html.join('')).not.toContain('<img');
});

it('stay hidden where amounts are', async () => {
  const { html } = await drawn('ru', answerWith({ accounts: [anAccount({ minor: 123_456_78n })], rates: [] }));
  expect(html[0]).toContain('123&nbsp;456,78');
  expect(html[1]).not.toMatch(/123|456,78/);
});

it.each([
  ['a refusal', answerOf({ success: false, error: { code: 'INVALID_SESSION_KEY' } })],
  ['a status without a message', trailerFrame(14)],
  ['an answer in chunks that is cut', answerWith({ accounts: [anAccount()], rates: [] }).slice(0, 4)],
])('are none of %s', async (_name, answer) => {
  const { isDrawn } = await drawn('ru', answer);
  expect(isDrawn).toEqual([false, false]);
});
