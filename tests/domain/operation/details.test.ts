import { describe, expect, it } from 'vitest';

import { detailText } from '../../../src/domain/operation/details';

describe('detailText', () => {
  it('writes amounts and rates among the particulars of an operation as the language does', () => {
    expect(detailText('interestLost', '3211.55 KGS', 'ru')).toBe('3\u00a0211,55\u00a0сом');
    expect(detailText('interestLost', '3211.55 KGS', 'en')).toBe('3,211.55\u00a0KGS');
    expect(detailText('interestWithheld', '0.00 USD', 'kg')).toBe('0,00\u00a0$');
    expect([detailText('depositRate', '12.50', 'ru'), detailText('depositRate', '12.50', 'cn')]).toEqual([
      '12,50',
      '12.50',
    ]);
  });

  it('writes days as the language does, and leaves what is no day', () => {
    expect(detailText('closedBy', '05.11.2026', 'ru')).toBe('05.11.2026');
    expect(detailText('closedBy', '05.11.2026', 'en')).toBe('5 Nov 2026');
    expect(detailText('depositEnds', '05.11.2026', 'cn')).toBe('2026年11月5日');
    expect(detailText('closedBy', '31.11.2026', 'en')).toBe('31.11.2026');
  });

  it('leaves everything else as it is', () => {
    expect(detailText('service', '3211.55 KGS', 'ru')).toBe('3211.55 KGS');
    expect(detailText('interestLost', '3211.55', 'ru')).toBe('3211.55');
    expect(detailText('interestLost', '3211.55 ABC', 'ru')).toBe('3211.55 ABC');
  });
});
