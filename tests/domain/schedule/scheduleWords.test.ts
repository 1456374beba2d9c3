import { describe, expect, it } from 'vitest';

import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { ConfirmationFacts } from '../../../src/domain/operation/ConfirmationFacts';
import { setDaysOf } from '../../../src/domain/schedule/Recurrence';
import { recurrenceWords } from '../../../src/domain/schedule/recurrenceWords';
import { scheduleSmsText, scheduleText } from '../../../src/domain/schedule/scheduleWords';
import { formatDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { partyName } from '../../../src/domain/operation/partyName';

const day = (text: string) => bankDayOf(Date.parse(`${text}T12:00:00Z`));
const FACTS: ConfirmationFacts = {
  kind: 'toRecipient',
  amount: money(100_000n, 'KGS'),
  fee: money(0n, 'KGS'),
  debitAccountNumber: '1280016000000011',
  creditAccountNumber: '1280016000000022',
  recipientName: 'Айзада Т.',
};
const MONTHLY = { periodicity: 'monthly', firstDay: day('2026-12-31'), lastDay: undefined } as const;

describe('the words of a schedule', () => {
  it.each([
    ['ru', 'раз в месяц, 31-го числа, с 31.12.2026, бессрочно'],
    ['en', 'monthly on day 31, from 31 Dec 2026, with no end date'],
    ['kg', 'ар айдын 31-күнү, 31.12.2026 күнүнөн тартып, мөөнөтсүз'],
    ['cn', '每月31日，自 2026年12月31日 起，无结束日期'],
  ] as const)('say in %s how often', (language, words) => {
    expect(recurrenceWords(MONTHLY, language)).toBe(words);
  });

  it('name set days and an end', () => {
    expect(recurrenceWords(setDaysOf([day('2026-12-05'), day('2026-12-01')]), 'ru')).toBe(
      'в дни 01.12.2026, 05.12.2026',
    );
    expect(recurrenceWords({ ...MONTHLY, periodicity: 'onceAWeek', lastDay: day('2027-03-01') }, 'en')).toBe(
      'once a week, from 31 Dec 2026, until 1 Mar 2027',
    );
  });

  it.each(['ru', 'en', 'kg', 'cn'] as const)(
    'bind the amount, the recipient and the recurrence in the message in %s',
    (language) => {
      const words = scheduleText(FACTS, MONTHLY, language);
      const message = scheduleSmsText({ code: '123456', words, fingerprint: 'ABCD-EFGH' }, language);
      for (const part of [
        '123456',
        'ABCD-EFGH',
        partyName('Айзада Т.', language),
        '0022',
        formatDay(MONTHLY.firstDay, language),
        formatMoney(FACTS.amount, language),
      ]) {
        expect(message).toContain(part);
      }
    },
  );
});
