import { expect, it } from 'vitest';

import { DuplicateCheck } from '../../../src/application/history/DuplicateCheck';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { aPreview, aTransaction } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { operationIdOf } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

const SYSTEM = 'Ak Kerben';
const TERMS = { details: { transferSystem: SYSTEM } };

/** Duplicate found for a transfer to this recipient by a money-transfer system, given one earlier operation. */
async function foundFor(name: string, earlier: Partial<Transaction>): Promise<Transaction | undefined> {
  const time = new MovableTime();
  const sent = aTransaction({ createdAt: time.now(), ...earlier });
  const gateway = new FakeOperationGateway({
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [sent], next: undefined }),
  });
  const duplicates = new DuplicateCheck(gateway, time);
  await duplicates.look({
    ...aPreview(),
    amount: sent.debit.amount ?? aPreview().amount,
    credit: { accountNumber: SYSTEM, name },
    terms: TERMS,
  });
  return duplicates.found;
}

it.each([
  ['the same person', 'Искаков Данияр', true],
  ['somebody else', 'Искакова Асель', false],
])('money by a money-transfer system to %s', async (_who, name, isRepeated) => {
  const credit = { accountNumber: SYSTEM, currency: 'KGS', amount: undefined } as const;
  const found = await foundFor(name, { credit, recipientName: 'Искаков Данияр', terms: TERMS });
  expect(found !== undefined).toBe(isRepeated);
});

const WARNING = {
  code: 'REPEATED_NUMBER',
  other: {
    operationId: operationIdOf('00000000-0000-4000-8000-000000000009'),
    transactionId: undefined,
    recipientName: 'ОсОО Образец',
    amount: money(1n, 'KGS'),
    documentNumber: '77',
    at: 0,
  },
} as const;

it('a document of a company is compared by the bank, and with no history of the day', async () => {
  const gateway = new FakeOperationGateway({ GET_DOCUMENT_WARNINGS: () => success([WARNING]) });
  const duplicates = new DuplicateCheck(gateway, new MovableTime());
  const preview = { ...aPreview(), awaited: { places: [1], signers: [] } } as const;
  await duplicates.look(preview);
  expect([duplicates.warnings, duplicates.found]).toEqual([[WARNING], undefined]);
  expect(gateway.calls).toEqual([{ name: 'GET_DOCUMENT_WARNINGS', request: { operationId: preview.operationId } }]);
});

it('a document the bank cannot compare is warned of nothing', async () => {
  const gateway = new FakeOperationGateway({ GET_DOCUMENT_WARNINGS: () => refusal({ code: 'CLIENT_ERROR' }) });
  const duplicates = new DuplicateCheck(gateway, new MovableTime());
  await duplicates.look({ ...aPreview(), awaited: { places: [1], signers: [] } });
  expect(duplicates.warnings).toEqual([]);
});
