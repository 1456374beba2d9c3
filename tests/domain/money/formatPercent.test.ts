import { expect, test } from 'vitest';

import { formatPercent } from '../../../src/domain/money/formatPercent';

const NBSP = '\u00a0';

test.each([
  [2400, `24${NBSP}%`, '24%'],
  [950, `9,5${NBSP}%`, '9.5%'],
  [1205, `12,05${NBSP}%`, '12.05%'],
  [15n, `0,15${NBSP}%`, '0.15%'],
  [10_000n, `100${NBSP}%`, '100%'],
  [0, `0${NBSP}%`, '0%'],
])('%s hundredths of a percent are written as the language does', (rate, ru, en) => {
  expect([formatPercent(rate, 'ru'), formatPercent(rate, 'kg')]).toEqual([ru, ru]);
  expect([formatPercent(rate, 'en'), formatPercent(rate, 'cn')]).toEqual([en, en]);
});
