import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { RecipientAnswer, RecipientQuestion } from '../../../src/domain/transfer/BankClientTransfer';
import { shownName } from '../../../src/domain/user/shownName';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Instant } from '../../../src/domain/time/Instant';
import { cardNumberHash } from '../../kernel/cardNumberHash';
import { withConstantTime } from '../identity';
import type { CallContext } from '../../kernel/Handler';

/** A customer of this bank and the account the money arrives at. */
export interface FoundRecipient {
  readonly accountId: string;
  readonly customerId: string;
  /** Name shown to the payer: «Айзада Т.» for people, the legal name for companies. */
  readonly shownName: string;
}

interface FoundRow {
  readonly refusal: null;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly customer_kind: 'I' | 'C';
  readonly name: string;
}

interface NotFoundRow {
  readonly refusal: 'RECIPIENT_NOT_FOUND';
}

interface RefusedRow {
  readonly refusal: 'TOO_MANY_REQUESTS';
  readonly retry_at: Instant;
}

type Found = Result<FoundRecipient, Failure<'RECIPIENT_NOT_FOUND' | 'TOO_MANY_REQUESTS'>>;

/** Looks a payee up, and counts the query for the user and for the network it comes from. */
export async function findRecipient(
  { recipient: { by, value }, currency }: RecipientQuestion,
  { bank, caller, address, now }: CallContext,
): Promise<Found> {
  const { rows } = await bank.database.pool.query<FoundRow | NotFoundRow | RefusedRow>({
    name: 'find-recipient',
    text: 'select * from find_recipient($1, $2, $3, $4, $5, $6)',
    values: [
      caller.userId,
      address,
      by,
      by === 'card' ? cardNumberHash(bank.secrets, value).toString('hex') : value,
      currency,
      new Date(now),
    ],
  });
  const row = rows[0] ?? { refusal: 'RECIPIENT_NOT_FOUND' as const };
  switch (row.refusal) {
    case null:
      return success({
        accountId: row.account_id.toString(),
        customerId: row.customer_id.toString(),
        shownName: shownName({ kind: row.customer_kind, name: row.name }),
      });
    case 'RECIPIENT_NOT_FOUND':
      return refusal({ code: row.refusal });
    case 'TOO_MANY_REQUESTS':
      return refusal(refusedUntil(row.refusal, row.retry_at));
    default:
      return row satisfies never;
  }
}

/** Name of the payee before a transfer is created: as much of it as the transfer itself will show, and nothing else. */
export async function checkRecipient(
  question: RecipientQuestion,
  context: CallContext,
): Promise<Result<RecipientAnswer, Failure<'RECIPIENT_NOT_FOUND' | 'TOO_MANY_REQUESTS'>>> {
  const found = await withConstantTime(() => findRecipient(question, context));
  return found.ok ? success({ recipientName: found.value.shownName }) : found;
}
