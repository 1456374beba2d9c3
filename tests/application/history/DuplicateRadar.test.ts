import { expect, it } from 'vitest';

import { DuplicateRadar } from '../../../src/application/history/DuplicateRadar';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { success } from '../../../src/domain/result/Result';
import { aPreview, aTransaction } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MovableTime } from '../support/MovableTime';

const SYSTEM = 'Ak Kerben';
const TERMS = { details: { transferSystem: SYSTEM } };

/** What is found of an earlier operation when money goes to somebody by a system. */
async function foundFor(name: string, earlier: Partial<Transaction>): Promise<Transaction | undefined> {
  const time = new MovableTime();
  const sent = aTransaction({ createdAt: time.now(), ...earlier });
  const gateway = new FakeOperationGateway({ GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [sent], next: undefined }) });
  const radar = new DuplicateRadar(gateway, time);
  await radar.look({ ...aPreview(), amount: sent.debit.amount ?? aPreview().amount, credit: { accountNumber: SYSTEM, name }, terms: TERMS });
  return radar.found;
}

it.each([
  ['the same person', 'Искаков Данияр', true],
  ['somebody else', 'Искакова Асель', false],
])('money by a money-transfer system to %s', async (_who, name, isRepeated) => {
  const credit = { accountNumber: SYSTEM, currency: 'KGS', amount: undefined } as const;
  const found = await foundFor(name, { credit, recipientName: 'Искаков Данияр', terms: TERMS });
  expect(found !== undefined).toBe(isRepeated);
});
