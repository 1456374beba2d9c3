import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import history from '../../../src/locales/ru/screens/accounts.json';
import { OrderButtons } from '../../../src/ui/features/accounts/history/OrderButtons';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles, SharedFiles } from '../../application/support/fakePorts';
import { settle } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

const FILE = { name: 'memorial.pdf', contentType: 'application/pdf', bytes: new Uint8Array(1) };
const LABEL = history.history.details.memorialOrder;

/** The buttons on the page of an operation of a company, with its fee in minor units. */
async function shown(fee: bigint): Promise<KeptFiles> {
  const transaction = aTransaction({ fee: money(fee, 'KGS') });
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ number: transaction.debit.accountNumber ?? '' })]),
    GET_TRANSACTION_BY_ID_V2: () => success(transaction),
    GET_MEMORIAL_ORDER_FILE: () => success(FILE),
  });
  const files = new KeptFiles();
  const model = new TransactionDetailsViewModel({
    gateway,
    history: new HistoryStore(gateway),
    accounts: new AccountsStore(gateway),
    deposits: { numbers: [], byNumber: () => undefined, ensure: () => Promise.resolve() },
    receipts: new Receipts(gateway, files, new SharedFiles()),
    user: { isCorporate: true, makesDocuments: true, mayRecall: false },
  });
  await model.load(transaction.id);
  await settle();
  await showInBank(<OrderButtons model={model} />);
  return files;
}

describe('the button of the memorial order', () => {
  it('saves the order of an operation with a fee', async () => {
    const files = await shown(2_000n);
    fireEvent.click(screen.getByRole('button', { name: LABEL }));
    await settle();
    expect(files.files).toEqual([FILE]);
  });

  it('is absent from an operation without a fee', async () => {
    await shown(0n);
    expect(screen.queryByRole('button', { name: LABEL })).toBeNull();
  });
});
