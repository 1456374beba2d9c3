import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import { UserStore } from '../../../src/application/user/UserStore';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { success } from '../../../src/domain/result/Result';
import { DeclineQuestion } from '../../../src/ui/features/company/signing/DeclineQuestion';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { RepeatedQuestion } from '../../../src/ui/features/company/signing/RepeatedQuestion';
import { SigningCodeScreen } from '../../../src/ui/features/company/signing/SigningCodeScreen';
import { SigningResultScreen } from '../../../src/ui/features/company/signing/SigningResultScreen';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { anAccount, aTransaction } from '../../application/support/builders';
import { KeptFiles, SharedFiles } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { paymentDocument } from '../../domain/support/builders';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';
import { ownAccounts } from '../support/ownAccounts';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST } from './aSigning';

const COMPANY = 'ОсОО Пример';
const HEADING = 'Расчётный\u00A0→ Запасной';
const NUMBERS = ['1280016000000114', '1280016000000215'] as const;

/** A transfer between accounts of the company, which repeats another one. */
function ownTransfer(): PaymentDocument {
  const { preview } = FIRST;
  const other = { ...preview, recipientName: COMPANY, documentNumber: '7', at: 0, transactionId: '9' };
  return paymentDocument({
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    preview: { ...preview, credit: { accountNumber: NUMBERS[1], name: COMPANY } },
    warnings: [{ code: 'TWIN', other }],
  });
}

async function shownText(part: ReactNode, further: readonly object[] = []): Promise<string> {
  const stores = ownAccounts([
    anAccount({ id: '1', number: NUMBERS[0], name: 'Расчётный' }),
    anAccount({ id: '2', number: NUMBERS[1], name: 'Запасной' }),
  ]);
  await stores[0].ensure();
  const { baseElement } = await showInBank(part, {
    services: [...further, ...stores],
    path: '/transaction-confirmation',
  });
  return baseElement.textContent;
}

it('the card of a transfer between own accounts is headed by both of them, and so is what it repeats', async () => {
  const text = await shownText(<DocumentCard document={ownTransfer()} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(HEADING);
  expect(text.split(HEADING)).toHaveLength(3);
  expect(text).not.toContain(COMPANY);
});

it('the question before it is declined names both accounts', async () => {
  const { model } = await aSigning([ownTransfer()]);
  model.askDecline(ownTransfer());
  const text = await shownText(<DeclineQuestion model={model} />);
  expect(text).toContain(HEADING);
  expect(text).not.toContain(COMPANY);
});

it('the question about a repeated one names both accounts', async () => {
  const { model } = await aSigning([ownTransfer()]);
  model.toggle(FIRST.preview.operationId);
  await model.sign();
  const text = await shownText(<RepeatedQuestion model={model} />);
  expect(text).toContain(HEADING);
  expect(text).not.toContain(COMPANY);
});

it('the pages of the code and of the result name both accounts', async () => {
  const document = { ...ownTransfer(), warnings: [] };
  const { model, gateway } = await aSigning([document]);
  model.toggle(FIRST.preview.operationId);
  await model.sign();
  const context = aPaymentContext(gateway, new MovableTime());
  const [accounts, deposits] = ownAccounts();
  gateway.plain.GET_TRANSACTION_BY_ID_V2 = ({ transactionId }) => success(aTransaction({ id: transactionId }));
  const history = new HistoryStore(gateway);
  const receipts = new Receipts(gateway, new KeptFiles(), new SharedFiles());
  const user = new UserStore(gateway);
  const details = new TransactionDetailsViewModel({ gateway, history, accounts, deposits, receipts, user });
  const services = [model, details, context, paymentKindsOf(context)];
  const code = await shownText(<SigningCodeScreen />, services);
  expect(code).toContain(HEADING);
  expect(code).not.toContain(COMPANY);
  model.confirmation.setOtp('123456');
  await model.confirmation.confirm();
  const result = await shownText(<SigningResultScreen />, services);
  expect(result).toContain(HEADING);
  expect(result).not.toContain(COMPANY);
});
