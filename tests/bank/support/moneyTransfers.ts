import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { ReceivedMoneyTransfer, SentMoneyTransfer } from '../../../src/domain/transfer/MoneyTransfer';
import type { TestBank } from './createTestBank';
import { newOperationId } from './transfers';

/** The first of the systems, whose numbers have ten digits. */
export const SYSTEM = { id: '1', name: 'Ak Kerben' } as const;

/** Money to a person as the form would send it; the last three digits of the telephone say what the system does. */
export function sentRequest(request: {
  readonly from: string;
  readonly amount: bigint;
  readonly currency?: Currency;
  readonly country?: string;
  readonly phone?: string;
  readonly systemId?: string;
}): SentMoneyTransfer {
  return {
    direction: 'send',
    operationId: newOperationId(),
    systemId: request.systemId ?? SYSTEM.id,
    debitAccountId: request.from,
    country: request.country ?? 'KZ',
    recipient: { lastName: 'Искаков', firstName: 'Данияр', middleName: '' },
    recipientPhone: request.phone ?? '',
    amount: money(request.amount, request.currency ?? 'USD'),
  };
}

/** Request to receive a waiting money transfer, with the data the sender gave. */
export function receivedRequest(request: {
  readonly to: string;
  readonly code: string;
  readonly amount: bigint;
  readonly currency?: Currency;
  readonly sender?: readonly [lastName: string, firstName: string];
  readonly systemId?: string;
}): ReceivedMoneyTransfer {
  const [lastName, firstName] = request.sender ?? ['Серикова', 'Асель'];
  return {
    direction: 'receive',
    operationId: newOperationId(),
    systemId: request.systemId ?? SYSTEM.id,
    creditAccountId: request.to,
    transferCode: request.code,
    sender: { lastName, firstName, middleName: '' },
    amount: money(request.amount, request.currency ?? 'USD'),
  };
}

/** Adds a money transfer that waits for collection, sent elsewhere a moment ago. */
export async function addWaiting(
  bank: TestBank,
  request: { readonly code: string; readonly amount: bigint; readonly recipient: string; readonly currency?: Currency },
): Promise<void> {
  const now = bank.clock.now();
  await bank.database.owner.query(
    `insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
      values ($1, $2, $3, $4, 'Серикова Асель', $5, $6, $7)`,
    [
      SYSTEM.name,
      request.code,
      request.amount,
      request.currency ?? 'USD',
      request.recipient,
      new Date(now),
      new Date(now + 30 * 24 * 60 * 60 * 1000),
    ],
  );
}
