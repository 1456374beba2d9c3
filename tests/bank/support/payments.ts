import { RailDispatcher } from '../../../bank/networks/RailDispatcher';
import { SandboxRail } from '../../../bank/sandbox/networks/SandboxRail';
import { SANDBOX_INTERBANK } from '../../../bank/sandbox/networks/interbank/sandboxInterbank';
import type { Rail, Rails } from '../../../bank/networks/ports/Rail';
import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { money } from '../../../src/domain/money/Money';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { OtherBankTransfer } from '../../../src/domain/transfer/OtherBankTransfer';
import type { TestBank, TestCaller } from './createTestBank';
import { newOperationId, valueOf } from './transfers';

export interface PaymentRequest {
  readonly from: string;
  readonly amount: bigint;
  readonly system?: 'clearing' | 'gross';
  /** Three digits that say what the network of the demonstration does with it. */
  readonly scenario?: string;
  readonly day?: string;
}

export function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`${text} is no day`);
  }
  return day;
}

/** A payment to another bank as the form would send it. */
export function paymentRequest(request: PaymentRequest): OtherBankTransfer {
  return {
    operationId: newOperationId(),
    debitAccountId: request.from,
    paymentSystem: request.system ?? 'clearing',
    bic: '109022',
    creditAccountNumber: withCheckDigits(`109${request.scenario ?? '182'}00000777`),
    recipientName: 'ОсОО Пример Связь',
    inn: '',
    purposeCode: '42122700',
    documentNumber: '15',
    valueDate: dayOf(request.day ?? '2026-11-23'),
    amount: money(request.amount, 'KGS'),
    purpose: 'Оплата по счёту 15',
  };
}

/** A worker of one bank process, which runs only when a test calls it. */
export function worker(bank: TestBank, rails: Rails = bank.services.networks.rails): RailDispatcher {
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
  return new RailDispatcher(bank.services, rails, { log, changed: quiet });
}

/** The network of the country's banks, otherwise than it is. */
export function interbankThat(bank: TestBank, behaves: (network: Rail) => Pick<Rail, 'send' | 'stateOf'>): Rails {
  const network = new SandboxRail(bank.services, SANDBOX_INTERBANK);
  return { interbank: { pace: network.pace, ...behaves(network) } };
}

export async function statusOf(user: TestCaller, transactionId: string): Promise<string> {
  return valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId })).status;
}
