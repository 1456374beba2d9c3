import { expect, it } from 'vitest';

import { BatchesStore } from '../../../src/application/corporate/BatchesStore';
import type { Batch, BatchLineStatus } from '../../../src/domain/batch/Batch';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { DeleteBatchViewModel } from '../../../src/ui/features/company/batch/DeleteBatchViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { operationIdOf } from '../../application/support/fakePorts';

const ID = operationIdOf('00000000-0000-4000-8000-000000000777');

/** A batch whose lines are in these statuses, on its page. */
async function opened(statuses: readonly BatchLineStatus[], isMine = true) {
  const batch: Batch = {
    operationId: ID,
    kind: 'clearing',
    format: 'txt',
    fileNames: ['to_bank.txt'],
    debitAccountId: '1',
    debitAccountNumber: '1280016000000114',
    madeBy: { ru: 'А', en: 'A', kg: 'А', cn: 'A' },
    createdAt: 0,
    fee: undefined,
    isMine,
    totals: statuses.map((status) => ({ status, count: 1, sum: money(100n, 'KGS') })),
  };
  const gateway = new FakeOperationGateway({
    SELECT_BATCH_TXNS: ({ type }) => success({ batches: type === 'delete' ? [] : [batch], lines: [], next: undefined }),
  });
  const batches = new BatchesStore(gateway);
  await batches.open.show(ID);
  const deletions = () =>
    gateway.requestsOf('SELECT_BATCH_TXNS').filter((request) => JSON.stringify(request).includes('delete'));
  return { model: new DeleteBatchViewModel({ gateway, batches }), gateway, deletions };
}

it.each([
  { statuses: ['faulty', 'draft', 'chosen'], isMine: true, isOffered: true },
  { statuses: ['faulty', 'signing'], isMine: true, isOffered: false },
  { statuses: ['declined'], isMine: true, isOffered: false },
  { statuses: ['chosen'], isMine: false, isOffered: false },
] as const)('offers to delete a batch with lines $statuses: $isOffered', async ({ statuses, isMine, isOffered }) => {
  const { model } = await opened(statuses, isMine);
  expect(model.isOffered).toBe(isOffered);
});

it('deletes after yes, and nothing after no', async () => {
  const { model, deletions } = await opened(['chosen']);
  model.ask();
  model.keep();
  expect([model.isAsking, deletions()]).toEqual([false, []]);
  model.ask();
  await model.delete();
  expect(deletions()).toMatchObject([{ batch: ID }]);
  expect([model.deleted, model.isAsking, model.failure]).toEqual([ID, false, undefined]);
});

it('says why the bank keeps a file, and takes one that is gone for deleted', async () => {
  const { model, gateway } = await opened(['chosen']);
  gateway.plain.SELECT_BATCH_TXNS = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
  await model.delete();
  expect([model.failure?.code, model.deleted]).toEqual(['OPERATION_IMPOSSIBLE', undefined]);
  gateway.plain.SELECT_BATCH_TXNS = () => refusal({ code: 'OPERATION_NOT_FOUND' });
  await model.delete();
  expect([model.failure, model.deleted]).toEqual([undefined, ID]);
});
