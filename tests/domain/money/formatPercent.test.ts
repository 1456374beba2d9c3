import { expect, test } from 'vitest';

import { formatPercent } from '../../../src/domain/money/formatPercent';

test.each([
  [2400, '24 %', '24%'],
  [950, '9,5 %', '9.5%'],
  [1205, '12,05 %', '12.05%'],
  [0, '0 %', '0%'],
])('%d hundredths of a percent are written as the language does', (rate, ru, en) => {
  expect([formatPercent(rate, 'ru'), formatPercent(rate, 'kg')]).toEqual([ru, ru]);
  expect([formatPercent(rate, 'en'), formatPercent(rate, 'cn')]).toEqual([en, en]);
});
