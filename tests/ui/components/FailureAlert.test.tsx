import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { BankNow } from '../../../src/ui/components/BankNow';
import { FailureAlert } from '../../../src/ui/components/FailureAlert';
import { BankTexts } from '../../../src/ui/components/useFailureText';
import { showInBank } from '../support/showInBank';

const NOON = Date.UTC(2026, 10, 21, 6);

async function shown(failure: Failure): Promise<string> {
  await showInBank(
    <BankNow value={() => NOON}>
      <FailureAlert failure={failure} />
    </BankNow>,
  );
  return (await screen.findByRole('alert')).textContent;
}

const at = (retryAt: string) => ({ retryAt });

describe('a refusal that a moment ends', () => {
  it.each([
    ['CONFIRMATIONS_ON_HOLD', '2026-11-21T06:15:00.000Z', 'Подтверждения закрыты до 12:15.'],
    ['CONFIRMATIONS_ON_HOLD', '2026-11-22T06:15:00.000Z', 'Подтверждения закрыты до 12:15 22 ноября 2026.'],
    ['OTP_MESSAGES_LIMIT_EXCEEDED', '2026-11-21T06:10:00.000Z', 'Следующий код: в 12:10.'],
    ['TOO_MANY_REQUESTS', '2026-11-21T06:10:00.000Z', 'Повторите после 12:10.'],
    ['TOO_MANY_REQUESTS', '2026-11-21T06:10:00.001Z', 'Повторите после 12:11.'],
    ['MAX_OTP_TRIES', '2026-11-21T06:10:00.000Z', 'Если он не пришёл, начните сначала после 12:10.'],
  ] as const)('says of %s at %s by the bank’s time: %s', async (code, retryAt, words) => {
    expect(await shown({ code, data: at(retryAt) })).toContain(words);
  });

  it('says how many seconds are left until another code can be requested', async () => {
    const data = { ...at('2026-11-21T06:10:00.000Z'), seconds: '27' };
    const text = await shown({ code: 'TOO_MANY_REQUESTS', data });
    expect(text).toContain('Новый код можно запросить через 27 с.');
    expect(text).not.toContain('Слишком много запросов');
  });

  it('tells a code that was replaced from a wrong one', async () => {
    expect(await shown({ code: 'OTP_REPLACED' })).toContain('Введите код из последнего сообщения.');
  });
});

it('says in one line what can be mended, without a reference', async () => {
  expect(await shown({ code: 'INCORRECT_PIN', data: { triesLeft: '4' }, referenceId: 'ref-1' })).toBe(
    'Неверный ПИН-код. Осталось попыток: 4',
  );
});

it.each([
  [
    'MAX_LIM_EXCEEDED',
    { limit: '200000.00' },
    'Максимум за один перевод 200 000,00 сом. Уменьшите сумму или повысьте лимит в профиле',
  ],
  [
    'DAILY_LIMIT_EXCEEDED',
    { limit: '500000.00', left: '1500.50', renewsOn: '2026-11-22' },
    'Дневной лимит 500 000,00 сом, осталось 1 500,50 сом. Обновится 22 ноября 2026',
  ],
  ['INSUFFICIENT_FUNDS', { missing: '40.05', ccy: 'USD' }, 'Не хватает 40,05 $. Уменьшите сумму или пополните счёт'],
  [
    'INSUFFICIENT_FUNDS',
    { missing: '12.00', ccy: 'KGS', fee: '20.00' },
    'С комиссией 20,00 сом не хватает 12,00 сом. Уменьшите сумму или пополните счёт',
  ],
  ['INSUFFICIENT_FUNDS', undefined, 'Недостаточно средств. Уменьшите сумму или пополните счёт'],
  ['DAILY_LIMIT_EXCEEDED', undefined, 'Превышен дневной лимит. Уменьшите сумму или отправьте перевод завтра'],
] as const)('says of %s with %j the figures the bank has sent', async (code, data, words) => {
  const text = await shown({ code, ...(data !== undefined && { data }) });
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

describe('a code that no operation declares', () => {
  const failure: Failure = { code: 'INTERNAL_SERVER_ERROR', undeclared: 'CARD_EATEN', data: { card: '•• 4411' } };
  const said = async (texts: Readonly<Record<string, string>>): Promise<string> => {
    await showInBank(
      <BankTexts value={(code) => texts[code]}>
        <FailureAlert failure={failure} />
      </BankTexts>,
    );
    return (await screen.findByRole('alert')).textContent;
  };

  it('has the text of the bank’s directory', async () => {
    expect(await said({ CARD_EATEN: 'Карту {{card}} задержал банкомат.' })).toContain(
      'Карту •• 4411 задержал банкомат.',
    );
  });

  it('has the text of an unknown error where the directory has none', async () => {
    expect(await said({ INTERNAL_SERVER_ERROR: 'Неизвестная ошибка банка.' })).toContain('Неизвестная ошибка банка.');
  });
});

it('folds the reference of what the bank has to look up', async () => {
  await shown({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'ref-1' });
  const fold = screen.getByText('Номер запроса').closest('details');
  expect([fold?.open, fold?.textContent.includes('ref-1')]).toEqual([false, true]);
});
