import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import type { PaidParty, Payee } from '../../../src/domain/payee/Payee';
import { refusal, success } from '../../../src/domain/result/Result';
import { otherAccounts } from '../../../src/ui/features/payments/otherAccounts/otherAccountsKind';
import { PayeePicker } from '../../../src/ui/flow/payment/PayeePicker';
import { PayeeRemark } from '../../../src/ui/flow/payment/PayeeRemark';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { payee } from '../../domain/payee/support';
import { aPaymentContext } from '../support/aPaymentContext';
import { showInBank } from '../support/showInBank';

const MOTHER = payee({ nickname: 'Мама', phone: '+996555123456' });
const FRIEND = payee({ accountNumber: '1280010000000211', name: 'Бакыт С.' });
const HIDDEN = payee({ accountNumber: '1280010000000308', name: 'Чынара К.', hidden: true });

async function shown(what: 'picker' | PaidParty, book: readonly Payee[] | 'failed' = [MOTHER, FRIEND, HIDDEN]) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1', number: '1280010000000017' })]),
    GET_PAYEES: () => (book === 'failed' ? refusal({ code: 'INTERNAL_SERVER_ERROR' }) : success(book)),
  });
  const payees = new PayeesStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime(), { payees });
  await Promise.all([payees.ensure(), context.accounts.ensure()]);
  await showInBank(
    what === 'picker' ? <PayeePicker form={otherAccounts} recipient="" /> : <PayeeRemark party={what} />,
    { services: [context, payees], path: '/payment/other-accounts' },
  );
  return { context, user: userEvent.setup() };
}

describe('the field of those paid before', () => {
  it.each([
    ['a nickname', 'мам'],
    ['a phone', '0555'],
    ['the last digits', '0114'],
  ])('narrows by %s, and a choice fills the form', async (_what, typed) => {
    const { context, user } = await shown('picker');
    await user.click(screen.getByRole('combobox', { name: 'Кому уже платили' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(screen.getByRole('combobox', { name: 'Имя, телефон или последние цифры' }), typed);
    const [option, ...others] = screen.getAllByRole('option');
    expect([option?.textContent, others]).toEqual([expect.stringContaining('Мама'), []]);
    await user.keyboard('{Enter}');
    expect(otherAccounts.at(context).draft).toMatchObject({ recipient: '1280010000000114', purpose: 'За обед' });
  });

  it('offers two of one name with their whole accounts, and fills in the one that is chosen', async () => {
    const namesake = payee({ accountNumber: '1280990000000114' });
    const { context, user } = await shown('picker', [payee(), namesake]);
    await user.click(screen.getByRole('combobox', { name: 'Кому уже платили' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/Айзада Т\..*1280 0100 0000 0114/),
      expect.stringMatching(/Айзада Т\..*1280 9900 0000 0114/),
    ]);
    await user.click(options[1] ?? document.body);
    expect(otherAccounts.at(context).draft.recipient).toBe('1280990000000114');
  });

  it.each([
    ['nobody was paid', []],
    ['the book could not be read', 'failed'],
  ] as const)('is not there when %s', async (_when, book) => {
    await shown('picker', book);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the remark about a payee', () => {
  const party: PaidParty = { kind: 'client', accountNumber: '1280010000000405', name: 'Данияр О.', terms: undefined };

  it('says that it is the first payment', async () => {
    await shown(party);
    expect(screen.getByRole('status').textContent).toContain('Первый платёж этому получателю');
  });

  it('says that the account is another one, by its tail', async () => {
    await shown({ ...party, name: 'Бакыт С.' });
    expect(screen.getByRole('status').textContent).toMatch(/Счёт отличается от прежнего \(.*0211\)/);
  });

  it.each([
    ['somebody known', { ...party, accountNumber: FRIEND.accountNumber }, [FRIEND]],
    ['anybody, as long as the book cannot be read', party, 'failed'],
  ] as const)('says nothing of %s', async (_whom, whom, book) => {
    await shown(whom, book);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
