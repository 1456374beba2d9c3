import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { detailText } from '../../../src/domain/operation/detailText';

describe('detailText', () => {
  it('writes amounts among the particulars of an operation as the language does', () => {
    expect(detailText('interestLost', '3211.55 KGS', 'ru')).toBe('3\u00a0211,55\u00a0сом');
    expect(detailText('interestLost', '3211.55 KGS', 'en')).toBe('3,211.55\u00a0KGS');
    expect(detailText('interestWithheld', '0.00 USD', 'kg')).toBe('0,00\u00a0$');
  });

  it.each([
    ['depositRate', '14.00', ['14\u00a0% годовых', '14% a year', 'жылдык 14\u00a0%', '14%']],
    ['depositEarlyRate', '12.50', ['12,5\u00a0% годовых', '12.5% a year', 'жылдык 12,5\u00a0%', '12.5%']],
    ['loanRateFrom', '24.00', ['от 24\u00a0% годовых', 'from 24% a year', 'кеминде жылдык 24\u00a0%', '24% 起']],
    ['depositTerm', '1', ['1 месяц', '1 month', '1 ай', '1 个月']],
    ['depositTerm', '3', ['3 месяца', '3 months', '3 ай', '3 个月']],
    ['loanMonths', '12', ['12 месяцев', '12 months', '12 ай', '12 个月']],
    ['payoutDays', '30', ['30 дней', '30 days', '30 күн', '30 天']],
    [
      'depositEnding',
      'prolong',
      ['Продлить на такой же срок', 'Renew for the same term', 'Ошол эле мөөнөткө узартуу', '按相同期限续存'],
    ],
    ['repaymentMode', 'full', ['Полностью', 'In full', 'Толук', '全部还清']],
    ['depositTerm', 'год', ['год', 'год', 'год', 'год']],
    ['depositRate', '14', ['14', '14', '14', '14']],
    ['repaymentMode', 'later', ['later', 'later', 'later', 'later']],
  ] as const)('says %s %s with its unit', (name, value, texts) => {
    expect(LANGUAGES.map((language) => detailText(name, value, language))).toEqual(texts);
  });

  it('formats days by the language, and keeps other texts', () => {
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
