import { randomUUID } from 'node:crypto';

import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** An account as it stands on the wire. */
export interface WireAccount {
  readonly id: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly ccy: string;
  readonly dataVersion: string;
  readonly acyWithdrawableBalance: string;
  readonly acStatNoDr: boolean;
  readonly acStatNoCr: boolean;
  readonly acStatFrozen: boolean;
  readonly acStatDormant: boolean;
}

export async function accountsOf(client: WireClient): Promise<readonly WireAccount[]> {
  const answer = await client.operation('AccountService', 'GET_ACCOUNTS_V2', {});
  if (!Array.isArray(answer.data)) {
    throw new Error(`GET_ACCOUNTS_V2 answered ${answer.code}`);
  }
  return answer.data;
}

export function only(accounts: readonly WireAccount[], wanted: (account: WireAccount) => boolean): WireAccount {
  const found = accounts.find(wanted);
  if (found === undefined) {
    throw new Error('The demonstration bank has no such account');
  }
  return found;
}

export function isOrdinary(account: WireAccount): boolean {
  return !(account.acStatNoDr || account.acStatNoCr || account.acStatFrozen || account.acStatDormant);
}

/** Two ordinary accounts of aibek in soms, the first one with money. */
export function ordinaryPair(accounts: readonly WireAccount[]): readonly [WireAccount, WireAccount] {
  const main = only(accounts, (account) => account.accountName === 'Основной');
  return [main, only(accounts, (account) => account.accountName === 'На отпуск')];
}

export interface TransferWords {
  readonly operationId: string;
  readonly accountDebitId: string;
  readonly accountCreditId: string;
  readonly amount: string;
  readonly ccy: string;
}

export function transferOf(from: WireAccount, to: WireAccount, amount = '1.00'): TransferWords {
  return { operationId: randomUUID(), accountDebitId: from.id, accountCreditId: to.id, amount, ccy: from.ccy };
}

export function create(client: WireClient, transfer: object) {
  return client.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', transfer);
}

export function confirm(client: WireClient, operationId: string, otp: string) {
  return client.operation('TransferService', 'CONFIRM_TRANSFER', { operationId, otp });
}

export function send(client: WireClient, operationId: string) {
  return client.operation('TransferService', 'SEND_OTP_BY_SMS', { operationId });
}

export function resend(client: WireClient, operationId: string) {
  return client.operation('AccountService', 'RETRY_SEND_OTP', { operationId });
}

/** Creates a transfer and has its code sent. */
export async function prepared(
  server: TestServer,
  client: WireClient,
  transfer: TransferWords,
): Promise<{ readonly operationId: string; readonly code: string }> {
  const created = await create(client, transfer);
  if (!created.success) {
    throw new Error(`MAKE_OWN_ACCOUNTS_TRANSFER answered ${created.code}`);
  }
  const { code } = await server.codeSentBy('aibek', () => send(client, transfer.operationId));
  return { operationId: transfer.operationId, code };
}

/** Another code than the right one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** A field of an answer as text. */
export function field(data: unknown, name: string): string {
  const entry = Object.entries(typeof data === 'object' && data !== null ? data : {}).find(([key]) => key === name);
  return String(entry?.[1]);
}

/** Payment to another bank by clearing. */
export function paymentWords(debit: WireAccount, changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountDebitId: debit.id,
    transferType: 'clearing',
    bic: '109022',
    accountCreditNo: '1091820000077759',
    recipientName: 'ОсОО Пример Связь',
    knp: '42122700',
    valueDate: '2026-11-23',
    amount: '10.00',
    ccy: 'KGS',
    purpose: 'Оплата по счёту 15',
    ...changes,
  };
}
