import { randomUUID } from 'node:crypto';

import type { Mandate } from '../../src/domain/invoice/DirectDebit';
import { money } from '../../src/domain/money/Money';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import type { Result } from '../../src/domain/result/Result';
import type { BankDay } from '../../src/domain/time/Instant';
import type { RawClient } from './RawClient';
import { usableAccount } from './usableAccounts';

const AIBEK_INN = '21503198500123';

function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) {
    throw new Error(`Refused: ${result.failure.code}`);
  }
  return result.value;
}

function newOperationId() {
  const id = checkedToOperationId(randomUUID());
  if (id === undefined) {
    throw new Error('randomUUID made no UUID');
  }
  return id;
}

/** Has the director of a company issue an invoice to Aibek; returns its id. */
export async function invoiceToAibek(
  director: RawClient,
  { number, total, dueOn }: { readonly number: string; readonly total: bigint; readonly dueOn: BankDay },
): Promise<string> {
  const { id: accountId } = await usableAccount(director, 'KGS');
  const invoice = valueOf(
    await director.execute('MANUAL_INVOICE_QR_GENERATE', {
      operationId: newOperationId(),
      accountId,
      number,
      payerName: 'Айбек Асанов',
      payerInn: AIBEK_INN,
      total: money(total, 'KGS'),
      purpose: 'Аренда',
      dueOn,
    }),
  );
  return invoice.id;
}

/** Gives a mandate of Aibek to the company that has issued him invoices, over up to 10 000 soms a month; it waits for the bank. */
export async function mandateOfAibek(aibek: RawClient): Promise<Mandate> {
  const { creditors } = valueOf(await aibek.execute('GET_DIRECT_DEBITS', {}));
  const account = await usableAccount(aibek, 'KGS');
  const operationId = newOperationId();
  const known = new Set((await aibek.messages('aibek')).map(({ text }) => text));
  valueOf(
    await aibek.execute('GIVE_DIRECT_DEBIT_MANDATE', {
      operationId,
      creditorId: creditors[0]?.id ?? '',
      accountId: account.id,
      ceiling: money(500_000n, 'KGS'),
      period: 'month',
      periodCeiling: money(1_000_000n, 'KGS'),
      validUntil: undefined,
    }),
  );
  const otp = await aibek.codeOf('aibek', ({ text }) => !known.has(text));
  valueOf(await aibek.execute('CONFIRM_ACCOUNT_OPERATION', { operationId, otp }));
  const [mandate] = valueOf(await aibek.execute('GET_DIRECT_DEBITS', {})).mandates;
  if (mandate === undefined) {
    throw new Error('The mandate is not listed');
  }
  return mandate;
}

/** Activates the mandate that waits, at the desk of the bank. */
export async function activateMandate(origin: string): Promise<void> {
  const address = `${origin}/sandbox/direct-debits`;
  const [waiting] = (await (await fetch(address)).json()) as readonly { readonly mandateId: string }[];
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mandateId: waiting?.mandateId, activated: true }),
  });
  if (answer.status !== 200) {
    throw new Error(`The desk answered ${answer.status}`);
  }
}
