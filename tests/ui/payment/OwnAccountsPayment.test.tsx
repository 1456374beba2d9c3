import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { OwnAccountsPayment } from '../../../src/ui/features/payments/ownAccounts/OwnAccountsPayment';
import { KeepTemplateViewModel } from '../../../src/ui/flow/payment/KeepTemplateViewModel';
import { previewFor } from '../../application/confirmation/flowSupport';
import { aCodeSent, anAccount, anOutcome, aPreview, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import type { StepAnswers } from '../../application/support/FakeOperationGateway';
import { KeptFiles, SharedFiles } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114', name: 'Основной' }),
  anAccount({ id: '2', number: '1280010000000215', name: 'На отпуск' }),
];

async function shownTransfer(steps: StepAnswers = {}) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success(ACCOUNTS),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
      GET_TRANSACTION_BY_ID_V2: ({ transactionId }) =>
        success(aTransaction({ id: transactionId, txnCode: 'OWN_ACCOUNTS' })),
    },
    {
      create: (code, request) => success(new Challenge(code, previewFor(request))),
      sendCode: () => success(aCodeSent()),
      confirm: ({ preview }) => success(anOutcome(preview.operationId)),
      ...steps,
    },
  );
  const accounts = new AccountsStore(gateway);
  const history = new HistoryStore(gateway);
  const deposits = { numbers: [], byNumber: () => undefined, ensure: () => Promise.resolve() };
  const receipts = new Receipts(gateway, new KeptFiles(), new SharedFiles());
  const context = aPaymentContext(gateway, time, { accounts, history });
  const user = new UserStore(gateway);
  const details = new TransactionDetailsViewModel({ gateway, history, accounts, deposits, receipts, user });
  const kinds = paymentKindsOf(context);
  const keeping = new KeepTemplateViewModel({ templates: new TemplatesStore(gateway), context, kinds, user });
  await showInBank(
    <Routes>
      <Route path="/payment/own-accounts/*" element={<OwnAccountsPayment />} />
    </Routes>,
    { services: [context, kinds, details, keeping, user], path: '/payment/own-accounts' },
  );
  return { gateway, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Со счёта' }));
  await user.click(await screen.findByRole('option', { name: /Основной/ }));
  await user.click(screen.getByRole('combobox', { name: 'На счёт' }));
  await user.click(await screen.findByRole('option', { name: /На отпуск/ }));
  await user.type(screen.getByLabelText('Сумма'), '1500');
}

async function goToCode(user: User): Promise<void> {
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  await screen.findByLabelText('Код подтверждения');
}

describe('a transfer between own accounts', () => {
  it('goes from the form over the sheet with the code to the result', async () => {
    const { gateway, user } = await shownTransfer();
    await goToCode(user);
    await user.type(screen.getByLabelText('Код подтверждения'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Перевести 1\u00a0500,00\u00a0сом' }));
    await screen.findByRole('heading', { name: 'Перевод выполнен' });
    expect(screen.queryByLabelText('Код подтверждения')).toBeNull();
    expect(gateway.requestsOf('confirm')).toEqual(['123456']);
  });

  it('says on the sheet that nothing is sent, and shows the words and the fingerprint to be confirmed', async () => {
    const { user } = await shownTransfer();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Далее' }));
    await screen.findByText('Деньги не отправлены, пока вы не подтвердите');
    const { textContent } = document.body;
    expect(textContent).toContain(aPreview().confirmationText);
    expect(textContent).toContain(aPreview().fingerprint);
    expect(textContent).toContain('Одна тысяча пятьсот сомов 00 тыйынов');
  });

  it('keeps the form behind the buttons that change it, with the focus in the field', async () => {
    const { user } = await shownTransfer();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Далее' }));
    await user.click(await screen.findByRole('button', { name: 'Изменить сумму' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const amount = screen.getByLabelText<HTMLInputElement>('Сумма');
    expect(amount.value).toBe('1\u00a0500');
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(screen.getByRole('combobox', { name: 'Со счёта' }).textContent).toContain('Основной');
  });

  it('puts a refusal of the bank into words above the form', async () => {
    const { user } = await shownTransfer({
      create: () => refusal({ code: 'INSUFFICIENT_FUNDS', referenceId: 'ref-1' }),
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Далее' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Недостаточно средств');
    expect(alert.textContent).not.toContain('ref-1');
    expect(screen.getAllByText(sentence(/На счёте 10\s000,00\sсом/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Сумма').getAttribute('aria-invalid')).toBe('true');
    await user.clear(screen.getByLabelText('Сумма'));
    await user.type(screen.getByLabelText('Сумма'), '1400');
    expect(screen.getByLabelText('Сумма').getAttribute('aria-invalid')).toBeNull();
  });

  it('says at the amount what is missing with the fee', async () => {
    const data = { missing: '12.00', ccy: 'KGS', fee: '20.00' };
    const { user } = await shownTransfer({ create: () => refusal({ code: 'INSUFFICIENT_FUNDS', data }) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Далее' }));
    const messages = await screen.findAllByText(sentence(/С комиссией 20,00\sсом не хватает 12,00\sсом/));
    expect(messages.map((each) => each.closest('[role=alert]') === null)).toContain(true);
    expect(screen.queryByText(sentence(/На счёте 10\s000,00\sсом/))).toBeNull();
  });

  it('counts the tries that are left after a wrong code', async () => {
    const { user } = await shownTransfer({
      confirm: () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '3' } }),
    });
    await goToCode(user);
    await user.type(screen.getByLabelText('Код подтверждения'), '000000');
    await user.click(screen.getByRole('button', { name: 'Перевести 1\u00a0500,00\u00a0сом' }));
    expect((await screen.findByRole('alert')).textContent).toContain('3');
    expect(screen.getByLabelText<HTMLInputElement>('Код подтверждения').value).toBe('');
  });

  it('sends nothing from an empty form and leads to what is missing', async () => {
    const { gateway, user } = await shownTransfer();
    await user.click(await screen.findByRole('button', { name: 'Далее' }));
    expect(screen.getByRole('alert').textContent).toContain('Введите сумму');
    await user.click(screen.getByRole('link', { name: 'Введите сумму' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Сумма'));
    expect(gateway.requestsOf('create')).toEqual([]);
  });
});
