import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { SigningResultScreen } from '../../../src/ui/features/company/signing/SigningResultScreen';
import { anAccount, aTransaction } from '../../application/support/builders';
import { KeptFiles, SharedFiles } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST, SECOND } from './aSigning';

/** The result of signing these documents. */
async function shown(documents: readonly (typeof FIRST)[], isRefused: boolean, then?: typeof FIRST) {
  const { model, gateway } = await aSigning(documents);
  if (!isRefused) {
    gateway.plain.CONFIRM_CONFIRM_OPERATION = () =>
      success([{ operationId: FIRST.preview.operationId, transactionId: '77', refusal: undefined }]);
  }
  documents.forEach(({ preview }) => model.toggle(preview.operationId));
  await model.sign();
  model.confirmation.setOtp('123456');
  if (then !== undefined) {
    gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([then]);
  }
  await model.confirmation.confirm();
  const account = anAccount({ id: '1', number: '1280010000000114', name: 'Расчётный' });
  gateway.plain.GET_ACCOUNTS_V2 = () => success([account]);
  gateway.plain.GET_TRANSACTION_BY_ID_V2 = ({ transactionId }) =>
    success({
      ...aTransaction({ id: transactionId }),
      debit: { ...aTransaction().debit, accountNumber: account.number },
    });
  const files = new KeptFiles();
  const accounts = new AccountsStore(gateway);
  const history = new HistoryStore(gateway);
  const receipts = new Receipts(gateway, files, new SharedFiles());
  const deposits = { numbers: [], byNumber: () => undefined, ensure: () => Promise.resolve() };
  const user = new UserStore(gateway);
  const details = new TransactionDetailsViewModel({ gateway, history, accounts, deposits, receipts, user });
  const context = aPaymentContext(gateway, new MovableTime(), { accounts, history });
  await showInBank(<SigningResultScreen />, {
    services: [model, details, context, paymentKindsOf(context)],
    path: '/transaction-confirmation/result',
  });
  return { gateway, files };
}

const mark = () => document.querySelector('main svg[viewBox="0 0 64 64"], svg[viewBox="0 0 64 64"]');

it('a signed document is marked, has its facts folded under it, and leads to its receipt', async () => {
  await shown([FIRST], false);
  const row = within(screen.getByRole('listitem'));
  const facts = row.getByText('Подробности').closest('details');
  expect([mark() !== null, facts?.open, facts?.textContent.includes(FIRST.preview.fingerprint)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(row.getByRole('link', { name: 'Операция и квитанция' }).getAttribute('href')).toBe('/history/77');
});

it('the only document leads on: its receipt is saved here, and the balance of its account is said', async () => {
  const { gateway, files } = await shown([FIRST], false);
  gateway.plain.GET_TRANSACTION_RECEIPT_FILE = () =>
    success({ name: 'receipt.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать квитанцию' }));
  await waitFor(() => expect(files.files.map(({ name }) => name)).toEqual(['receipt.pdf']));
  expect(await screen.findByText(/Расчётный/u)).toBeTruthy();
});

it('a refusal among them is said, and nothing is marked as done', async () => {
  await shown([FIRST, SECOND], true);
  expect(mark()).toBeNull();
  expect(screen.getAllByRole('listitem').map((row) => within(row).queryAllByRole('link').length)).toEqual([1, 0]);
  expect(screen.getAllByText('Подробности')).toHaveLength(2);
  expect(screen.getByText(sentence(/^Не хватает 12,50/u))).toBeTruthy();
});

it('a document that came too late is signed for the next open day by one press', async () => {
  const { gateway } = await shown([SECOND], true, { ...SECOND, payOn: bankDayOf(Date.UTC(2026, 10, 24)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Оплатить 24.11.2026' }));
  const { operationId } = SECOND.preview;
  expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION').at(-1)).toMatchObject({
    documents: [operationId],
    payOn: [{ operationId, valueDate: '2026-11-24' }],
  });
});
