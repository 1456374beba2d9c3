import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { renderLoanSchedule } from '../../../bank/modules/documents/renderLoanSchedule';
import type { Language } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

const MADE_AT = Date.UTC(2026, 10, 21, 19, 0);

function schedule(count: number, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const som = (minor: bigint) => money(minor, 'KGS');
  const lines = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueOn: bankDayOf(MADE_AT),
    principal: som(100_000n),
    interest: som(2_345n),
    amount: som(102_345n),
    paid: som(0n),
    left: som(900_000n),
    state: 'coming' as const,
  }));
  return renderLoanSchedule(
    { contractNumber: 'KR-1', disbursed: som(1_000_000n), outstanding: som(1_000_000n), rate: 950, lines },
    MADE_AT,
    language,
  );
}

test.each([
  ['ru', '9,5 %', 'Страница 1 из 3'],
  ['kg', '9,5 %', '3 барактын 1-барагы'],
  ['en', '9.5%', 'Page 1 of 3'],
  ['cn', '9.5%', '第 1 页，共 3 页'],
] as const)(
  'a schedule in %s writes its rate as the language does and counts its pages',
  async (language, rate, foot) => {
    const { text } = await extractText(await getDocumentProxy(await schedule(90, language)));
    const first = text[0]?.replaceAll(/\s/g, '') ?? '';
    expect(text).toHaveLength(3);
    expect(first).toContain(rate.replaceAll(' ', ''));
    expect(first).toContain(foot.replaceAll(' ', ''));
  },
);

test('the heads of its figures end where the figures end', async () => {
  const page = await (await getDocumentProxy(await schedule(3, 'ru'))).getPage(1);
  const { items } = await page.getTextContent();
  const endOf = (text: string): number => {
    const found = items.find((item) => 'str' in item && item.str.trim() === text);
    return found !== undefined && 'transform' in found ? Number(found.transform[4]) + found.width : Number.NaN;
  };
  expect(endOf('Проценты')).toBeCloseTo(endOf('23,45'), 1);
});
