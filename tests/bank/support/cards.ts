import { createHash } from 'node:crypto';

import { cardNumberHash } from '../../../bank/kernel/cardNumberHash';
import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import { money } from '../../../src/domain/money/Money';
import type { CardReplenishment, CardTransfer } from '../../../src/domain/transfer/CardTransfer';
import type { Currency } from '../../../src/domain/money/Currency';
import type { TestBank } from './createTestBank';
import { worker } from './payments';
import { newOperationId } from './transfers';

/** Cards of other banks; their thirteenth to fifteenth digits say what the networks of the demonstration do. */
export const ELCART = {
  good: '9417123400007777',
  unknown: '9417123400004006',
  refused: '9417123400004014',
  rejected: '9417123400004048',
  returned: '9417123400004055',
  lost: '9417123400004089',
  silent: '9417123400005037',
} as const;

export const VISA = {
  good: '4177771200007776',
  unknown: '4177771200004005',
  refused: '4177771200004013',
  declined: '4177771200004039',
  rejected: '4177771200004047',
  lost: '4177771200004088',
  silent: '4177771200005036',
} as const;

export interface CardRequest {
  readonly customerId: string;
  readonly accountId: string;
  readonly number: string;
  readonly customStatus?: 'active' | 'softLock' | 'hardLock';
}

/** A card of this bank. */
export async function addCard(
  bank: TestBank,
  { customerId, accountId, number, customStatus = 'active' }: CardRequest,
): Promise<void> {
  await bank.database.owner.query(
    `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, scheme, custom_status)
      values ($1, $2, '2030-12-31', $3, $4, $5, $6, $7)`,
    [
      cardNumberHash(bank.services.secrets, number),
      maskedCardNumber(number),
      customerId,
      accountId,
      new Date(bank.clock.now()),
      schemeOf(number),
      customStatus,
    ],
  );
}

/** A transfer to a card as the form would send it. */
export function cardRequest(request: {
  readonly from: string;
  readonly card: string;
  readonly amount?: bigint;
  readonly currency?: Currency;
}): CardTransfer {
  return {
    operationId: newOperationId(),
    debitAccountId: request.from,
    cardNumber: request.card,
    amount: money(request.amount ?? 100_000n, request.currency ?? 'KGS'),
    purpose: '',
  };
}

/** A replenishment from a card as the form would send it. */
export function replenishmentRequest(request: {
  readonly to: string;
  readonly card: string;
  readonly amount?: bigint;
  readonly expiry?: string;
  readonly securityCode?: string;
  readonly currency?: Currency;
}): CardReplenishment {
  return {
    operationId: newOperationId(),
    creditAccountId: request.to,
    card: { number: request.card, expiry: request.expiry ?? '08/29', securityCode: request.securityCode ?? '731' },
    amount: money(request.amount ?? 100_000n, request.currency ?? 'KGS'),
  };
}

/** Lets time pass some seconds at a time, with a worker that looks each time. */
export async function workedFor(bank: TestBank, durationMs: number): Promise<void> {
  const looking = worker(bank);
  const end = bank.clock.now() + durationMs;
  while (bank.clock.now() < end) {
    await looking.round();
    bank.clock.advance(5000);
  }
  await looking.round();
}

/** A number as it could be read by anybody, or tried out: plain, in groups, encoded, or hashed without a key. */
export function waysToWrite(number: string): readonly string[] {
  const bytes = Buffer.from(number);
  const hash = createHash('sha256').update(number);
  return [
    number,
    number.replace(/(\d{4})(?=\d)/g, '$1 '),
    bytes.toString('hex'),
    bytes.toString('base64'),
    hash.digest('hex'),
  ];
}

/** Everything the database holds, as text. */
export async function everythingStored(bank: TestBank): Promise<string> {
  const { rows: tables } = await bank.database.owner.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await bank.database.owner.query<{ text: string | null }>(
      `select string_agg(x::text, E'\\n') as text from ${name} x`,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}
