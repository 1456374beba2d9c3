import { describe, expect, it } from 'vitest';

import { LoansStore } from '../../../src/application/loans/LoansStore';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import { refusal, success } from '../../../src/domain/result/Result';
import { LoanPagesViewModel } from '../../../src/ui/features/products/loans/LoanPagesViewModel';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { restructuringChange } from '../../../src/ui/features/products/loans/restructuring/restructuringChange';
import { aLoan } from '../../application/support/aLoan';
import { aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const ASKED = { months: 24, status: 'review', askedAt: Date.UTC(2026, 10, 22) } as const;

async function opened() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_LOANS_V2: () => success([aLoan(), aLoan({ id: '8' })]),
    RESTRUCTURE_LOAN: ({ operationId }) => success(aWaitingChange({ operationId })),
    CONFIRM_ACCOUNT_OPERATION: ({ operationId }) => success({ operationId }),
  });
  const store = new LoansStore(gateway);
  await store.reload();
  const changes = new ProductChanges({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  return { gateway, store, model: changes.begin(restructuringChange('9'), store) };
}

describe('asking for a longer term of a loan', () => {
  it('sends what is chosen, and after its code the loan says that the bank looks at it', async () => {
    const { gateway, store, model } = await opened();
    expect(model.form).toEqual({ loanId: '9', months: 12 });
    model.change({ months: 24 });
    await model.submit();
    expect(gateway.requestsOf('RESTRUCTURE_LOAN')).toMatchObject([{ loanId: '9', months: 24 }]);
    expect(model.confirmation.page).toBe('code');
    gateway.plain.GET_LOANS_V2 = () => success([aLoan({ restructuring: ASKED, actions: ['repay'], dataVersion: 2n })]);
    model.confirmation.setOtp('123456');
    await model.confirmation.confirm();
    expect(model.confirmation.page).toBe('done');
    await expect.poll(() => store.byId('9')?.restructuring).toEqual(ASKED);
    model.openForm();
    expect(model.form).toEqual({ loanId: '9', months: 12 });
  });

  it('says why the bank does not take it, and keeps what is chosen', async () => {
    const { gateway, model } = await opened();
    gateway.plain.RESTRUCTURE_LOAN = () => refusal({ code: 'LOAN_UNDER_REVIEW' });
    model.change({ loanId: '8', months: 36 });
    await model.submit();
    expect([model.failure?.code, model.form]).toEqual(['LOAN_UNDER_REVIEW', { loanId: '8', months: 36 }]);
    expect(model.confirmation.page).toBe('form');
  });
});

describe('the schedule of a loan as a file', () => {
  const FILE: DownloadedFile = { name: 'a.xlsx', contentType: 'x', bytes: new Uint8Array([1]) };

  it('is saved in the requested format, one at a time', async () => {
    const gateway = new FakeOperationGateway({ GET_LOAN_REPAYMENTS_FILE: () => success(FILE) });
    const saved: DownloadedFile[] = [];
    const file = new LoanPagesViewModel({ gateway, saver: { save: (each) => void saved.push(each) } }).newFile();
    const first = file.download('9', 'xlsx');
    expect(file.underway).toBe('xlsx');
    await Promise.all([first, file.download('9', 'pdf')]);
    expect(gateway.requestsOf('GET_LOAN_REPAYMENTS_FILE')).toEqual([{ loanId: '9', format: 'xlsx' }]);
    expect([saved, file.underway]).toEqual([[FILE], undefined]);
  });

  it('shows its failure until the next attempt', async () => {
    const gateway = new FakeOperationGateway({ GET_LOAN_REPAYMENTS_FILE: () => refusal({ code: 'LOAN_NOT_FOUND' }) });
    const saved: DownloadedFile[] = [];
    const file = new LoanPagesViewModel({ gateway, saver: { save: (each) => void saved.push(each) } }).newFile();
    await file.download('9', 'pdf');
    expect([file.failure?.code, saved]).toEqual(['LOAN_NOT_FOUND', []]);
    gateway.plain.GET_LOAN_REPAYMENTS_FILE = () => success(FILE);
    await file.download('9', 'pdf');
    expect([file.failure, saved]).toEqual([undefined, [FILE]]);
  });
});
