import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { DocumentFilter } from '../../../src/application/operations/signatures';
import { success } from '../../../src/domain/result/Result';
import { addressWithChoices, choicesOfAddress } from '../../../src/ui/features/company/signing/DocumentFilterViewModel';
import { DocumentsScreen } from '../../../src/ui/features/company/signing/DocumentsScreen';
import { anAccount } from '../../application/support/builders';
import { aPaymentContext } from '../support/aPaymentContext';
import { MovableTime } from '../../application/support/MovableTime';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST, SECOND } from './aSigning';

const OTHERS = {
  ...SECOND,
  makerId: '5',
  txnCode: 'MAKE_SWIFT_TRANSFER',
  madeBy: { ...SECOND.madeBy, ru: 'Садыков Данияр' },
};

/** The page of the documents of two makers, at a bank that finds by maker and kind. */
async function shown(search = '') {
  const { model, gateway } = await aSigning([FIRST, OTHERS]);
  gateway.plain.GET_ACCOUNTS_V2 = () => success([anAccount({ id: '1', name: 'Расчётный' })]);
  gateway.plain.GET_TXNS_ON_CONFIRMATION = ({ makerId, kind }: DocumentFilter) =>
    success(
      [FIRST, OTHERS]
        .filter((document) => makerId === undefined || document.makerId === makerId)
        .filter((document) => kind === undefined || (kind === 'swift') === (document === OTHERS)),
    );
  const accounts = new AccountsStore(gateway);
  const user = new UserStore(gateway);
  await user.reload();
  await showInBank(<DocumentsScreen />, {
    services: [model, accounts, user, model.store, aPaymentContext(gateway, new MovableTime(), { accounts })],
    path: `/transaction-confirmation${search}`,
  });
  return { model, gateway };
}

/** Boxes to select by: one for all documents and one for each. */
const boxes = () => screen.queryAllByRole('checkbox').length;

describe('filters of the documents that wait', () => {
  it('fold into one button and ask the bank for what is chosen', async () => {
    const { gateway } = await shown();
    expect(boxes()).toBe(3);
    const button = screen.getByText('Фильтры');
    expect(button.closest('details')?.open).toBe(false);
    await userEvent.click(button);
    await userEvent.selectOptions(screen.getByLabelText('Автор'), 'Садыков Данияр');
    await waitFor(() => expect(boxes()).toBe(2));
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION')).toContainEqual({ makerId: '5' });
    expect(screen.getByText(sentence('Фильтры: 1'))).toBeTruthy();
  });

  it('say that nothing is found and clear themselves', async () => {
    const { model } = await shown('?maker=4&kind=swift');
    expect(await screen.findByText('Документы не найдены')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(screen.queryByText('Документы не найдены')).toBeNull());
    expect([model.filter.count, boxes()]).toEqual([0, 3]);
  });

  it('leave what they hide out of what is signed', async () => {
    const { model } = await aSigning([FIRST, OTHERS]);
    model.toggleAll();
    model.filter.choose({ period: 'today', kind: 'swift' });
    await model.store.filtered.reload();
    expect(model.chosen).toEqual([FIRST, OTHERS]);
  });

  it('ask for a period by its first day', async () => {
    const { model, gateway } = await aSigning();
    model.filter.choose({ period: 'threeDays' });
    await model.store.filtered.reload();
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION').at(-1)).toEqual({ from: expect.stringMatching(/^\d{4}-/) });
  });
});

it('an address keeps the choices of a filter, and loses them with it', () => {
  const choices = { period: 'week', accountId: '12', makerId: '4', kind: 'swift' } as const;
  const address = addressWithChoices(new URLSearchParams('document=x'), choices);
  expect(address.toString()).toBe('document=x&period=week&account=12&maker=4&kind=swift');
  expect(choicesOfAddress(address)).toEqual(choices);
  expect(addressWithChoices(address, {}).toString()).toBe('document=x');
  expect(choicesOfAddress(new URLSearchParams('period=always&account=x&maker=&kind=bribe'))).toEqual({});
});
