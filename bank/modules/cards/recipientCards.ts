import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { cardRefusal } from '../../../src/domain/card/usability';
import type { CardStatus } from '../../../src/domain/card/Card';
import { CARD_STATUSES } from '../../../src/domain/card/Card';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { shownName } from '../../../src/domain/user/shownName';
import type { CallContext } from '../../kernel/Handler';
import { cardNumberHash } from '../../kernel/cardNumberHash';
import { readCards } from './cardRepository';

/** A card of this bank as a payee: its customer and the account its money arrives at. */
export interface OwnBankCard {
  readonly accountId: string;
  readonly customerId: string;
  /** Name shown to the payer. */
  readonly shownName: string;
  readonly usable: boolean;
}

interface OwnBankCardRow {
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly customer_kind: 'I' | 'C';
  readonly name: string;
  readonly custom_status: CardStatus;
  readonly ipc_status: CardStatus;
  readonly expires_on: BankDay;
}

const OWN_BANK_CARD = `
  select c.account_id, c.customer_id, k.kind as customer_kind, k.name ->> 'ru' as name, c.custom_status, c.ipc_status,
      c.expires_on::text as expires_on
    from card c join customer k on k.id = c.customer_id where c.number_hash = $1`;

/** The card of this bank that has a number; `undefined` for a card of another one. */
export async function findOwnBankCard(digits: string, { bank, now }: CallContext): Promise<OwnBankCard | undefined> {
  const values = [cardNumberHash(bank.secrets, digits)];
  const { rows } = await bank.database.pool.query<OwnBankCardRow>({
    name: 'own-bank-card',
    text: OWN_BANK_CARD,
    values,
  });
  const [row] = rows;
  return (
    row && {
      accountId: row.account_id.toString(),
      customerId: row.customer_id.toString(),
      shownName: shownName({ kind: row.customer_kind, name: row.name }),
      usable:
        cardRefusal(
          { customStatus: row.custom_status, ipcStatus: row.ipc_status, expiresOn: row.expires_on },
          bankDayOf(now),
        ) === undefined,
    }
  );
}

/** True for an account of the caller's customer that has cards, none of which can be used. */
export async function hasOnlyUnusableCards(accountId: string, { bank, caller, now }: CallContext): Promise<boolean> {
  const cards = (await readCards(bank.database.pool, caller.customerId, CARD_STATUSES)).filter(
    (card) => card.accountId === accountId,
  );
  return cards.length > 0 && cards.every((card) => cardRefusal(card, bankDayOf(now)) !== undefined);
}

/**
 * Counts a query about a card together with the queries about other payees (docs/adr/0031): as a miss until it has an answer, so that
 * concurrent queries are all counted. Returns the refusal of a user who has asked too often.
 */
export async function beginLookup({
  bank,
  caller,
  address,
  now,
}: CallContext): Promise<Failure<'TOO_MANY_REQUESTS'> | undefined> {
  const { rows } = await bank.database.pool.query<{ free_at: Instant | null }>({
    name: 'begin-recipient-lookup',
    text: 'select begin_recipient_lookup($1, $2, $3) as free_at',
    values: [caller.userId, address, new Date(now)],
  });
  const freeAt = rows[0]?.free_at ?? null;
  return freeAt === null ? undefined : refusedUntil('TOO_MANY_REQUESTS', freeAt);
}

/** Takes back the counted miss of a query that had an answer. */
export async function endLookup({ bank, caller, address }: CallContext): Promise<void> {
  await bank.database.pool.query({
    name: 'end-recipient-lookup',
    text: 'select end_recipient_lookup($1, $2)',
    values: [caller.userId, address],
  });
}
