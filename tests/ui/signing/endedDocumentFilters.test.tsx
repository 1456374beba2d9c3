import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import type { DocumentsQuery } from '../../../src/application/operations/signatures';
import { BankTime } from '../../../src/application/time/BankTime';
import { UserStore } from '../../../src/application/user/UserStore';
import type { Employee } from '../../../src/domain/corporate/Employee';
import { success } from '../../../src/domain/result/Result';
import { DeclinedDocumentsScreen } from '../../../src/ui/features/company/signing/EndedDocumentsScreen';
import { anAccount } from '../../application/support/builders';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';
import { aSigning, documentOf } from './aSigning';

const DECLINED = {
  ...documentOf(1, 100_000n),
  end: { state: 'declined', at: 0, by: documentOf(1, 1n).madeBy, reason: '' },
} as const;

function employee(userId: string, name: string, rights: Employee['rights']): Employee {
  return { userId, fullName: { ru: name, en: name, kg: name, cn: name }, rights };
}

const EMPLOYEES = [employee('5', 'Садыков Данияр', ['view', 'create']), employee('6', 'Аудитова Чолпон', ['view'])];

/** The page of the declined documents, at a bank that finds by maker. */
async function shown(search = '') {
  const { model, gateway } = await aSigning([]);
  gateway.plain.GET_ACCOUNTS_V2 = () => success([anAccount({ id: '1', name: 'Расчётный' })]);
  gateway.plain.GET_CORP_EMPLOYESS = () => success({ employees: EMPLOYEES });
  gateway.plain.GET_TXNS_ON_CONFIRMATION = ({ state, makerId }: DocumentsQuery) =>
    success(state === 'declined' && makerId !== '5' ? [DECLINED] : []);
  const time = new MovableTime();
  const accounts = new AccountsStore(gateway);
  const user = new UserStore(gateway);
  await user.reload();
  const context = aPaymentContext(gateway, time, { accounts });
  await showInBank(<DeclinedDocumentsScreen />, {
    services: [accounts, user, model.store, new BankTime(time), context, paymentKindsOf(context)],
    path: `/transaction-confirmation/declined${search}`,
  });
  return { gateway };
}

const optionsOf = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);

describe('filters of the documents that ended', () => {
  it('ask the bank for the documents of a maker, page by page', async () => {
    const { gateway } = await shown();
    await userEvent.click(await screen.findByText('Фильтры'));
    await userEvent.selectOptions(screen.getByLabelText('Автор'), 'Садыков Данияр');
    expect(await screen.findByText('Документы не найдены')).toBeTruthy();
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION').at(-1)).toEqual({ makerId: '5', state: 'declined', page: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(screen.queryByText('Документы не найдены')).toBeNull());
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION').at(-1)).toEqual({ state: 'declined', page: 1 });
  });

  it('come from the address', async () => {
    const { gateway } = await shown('?period=week&account=1&maker=5&kind=swift');
    expect(await screen.findByText(sentence('Фильтры: 4'))).toBeTruthy();
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION').at(-1)).toEqual({
      from: expect.stringMatching(/^\d{4}-/),
      accountId: '1',
      makerId: '5',
      kind: 'swift',
      state: 'declined',
      page: 1,
    });
  });

  it('go along to the lists of the other states, from the address and as they are chosen', async () => {
    await shown('?document=1&period=week&maker=5');
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await waitFor(() => expect(addressOf('Подписанные')).toBe('/transaction-confirmation/done?period=week&maker=5'));
    expect(addressOf('Ждут подписи')).toBe('/transaction-confirmation?period=week&maker=5');
    await userEvent.selectOptions(await screen.findByLabelText('Отправлены'), 'today');
    await waitFor(() => expect(addressOf('Подписанные')).toBe('/transaction-confirmation/done?period=today&maker=5'));
  });

  it('offer everybody who makes documents, the makers of those shown, and every kind a company orders', async () => {
    await shown();
    await userEvent.click(await screen.findByText('Фильтры'));
    expect(optionsOf('Автор')).toEqual(['Все авторы', 'Садыков Данияр', DECLINED.madeBy.ru]);
    expect(optionsOf('Вид операции')).toEqual(expect.arrayContaining(['Все операции', 'SWIFT-перевод']));
    expect(optionsOf('Вид операции')).not.toContain('Другая операция');
  });
});
