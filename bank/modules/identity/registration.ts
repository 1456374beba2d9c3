import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { alreadyRegisteredSmsText } from '../../../src/domain/user/registrationMessages';
import type { BankServices } from '../../kernel/BankServices';
import { cardNumberHash } from '../../kernel/cardNumberHash';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication } from './audit';
import { isCodeWordOf } from './codeWords';
import { maskedEmail, maskedPhone } from '../../confirmations/oneTimeCodes';
import { URGENCIES } from '../../networks/messages';
import { decoyContacts } from './registrationDecoys';

/** Largest number of attempts with one card in a day, known or not. */
const ATTEMPTS_OF_CARD = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Largest number of attempts from one address in an hour; a whole mobile network may stand behind one. */
const ATTEMPTS_OF_ADDRESS = 30;
const HOUR_MS = 60 * 60 * 1000;

/** Time a registration waits for its confirmation, in milliseconds. */
const CONFIRMABLE_MS = 10 * 60 * 1000;

interface Contacts {
  readonly phonenumber: string;
  readonly email: string;
}

type AttemptRefusal = Failure<AuthenticationFailureCodeOf<'selfRegistrationV2'> | 'TOO_MANY_REQUESTS'>;

/**
 * Begins a registration by card number and code word (specification 2, section 7.1). A stranger learns nothing: an unknown card, a wrong
 * code word and a customer who is registered already get an answer of the same kind after the same time; only the owner of the telephone
 * sees the outcome.
 * @throws QueueFull when too many hashes wait
 */
export async function beginRegistration(
  { cardNumber, codeWord }: { readonly cardNumber: string; readonly codeWord: string },
  call: Call,
  bank: BankServices,
): Promise<Result<Contacts & { readonly operationid: string }, AttemptRefusal>> {
  const cardHash = cardNumberHash(bank.secrets, cardNumber);
  const attempt = await takeAttempt(bank, cardHash, call);
  if (!attempt.ok) {
    return attempt;
  }
  const { kysely } = bank.database;
  const owner = await findOwner(kysely, cardHash, call);
  const isRight = await isCodeWordOf(owner?.code_word_hash ?? undefined, codeWord);
  const customer = isRight ? owner : undefined;
  const decoy = await decoyContacts(bank, { cardHash, codeWord });
  await kysely
    .updateTable('self_registration')
    .set({ customer_id: customer?.id ?? null })
    .where('id', '=', attempt.value.id)
    .execute();
  await recordAttempt(kysely, call, {
    result: customer === undefined ? 'NOT_RECOGNISED' : 'SUCCESS',
    customerId: owner?.id,
  });
  const contacts =
    customer === undefined ? decoy : { phonenumber: maskedPhone(customer.phone), email: maskedEmail(customer.email) };
  return success({ ...contacts, operationid: attempt.value.operationId });
}

/**
 * Handles the older registration by card number alone. A number proves nothing, so it creates no access and reveals nothing; an owner who
 * has access already is reminded of the login by message, once a day.
 */
export async function remindOfRegistration(
  cardNumber: string,
  call: Call,
  bank: BankServices,
): Promise<Result<Contacts, AttemptRefusal>> {
  const cardHash = cardNumberHash(bank.secrets, cardNumber);
  const attempt = await takeAttempt(bank, cardHash, call);
  if (!attempt.ok) {
    return attempt;
  }
  await bank.database.kysely.transaction().execute(async (transaction) => {
    await queueReminder(transaction, { cardHash, isFirst: attempt.value.isFirst }, call);
    await recordAttempt(transaction, call, { result: 'REMINDED', customerId: undefined });
  });
  return success({ phonenumber: '', email: '' });
}

interface Attempt {
  readonly id: bigint;
  readonly operationId: string;
  /** True for the first attempt with this card today. */
  readonly isFirst: boolean;
}

/** Counts an attempt before anything is checked, so that concurrent attempts cannot exceed the limit. */
async function takeAttempt(bank: BankServices, cardHash: Buffer, call: Call): Promise<Result<Attempt, AttemptRefusal>> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${cardHash.readBigInt64BE()}::bigint)`.execute(transaction);
    const { rows } = await sql<Counted>`
      select (select count(*)::int from self_registration where card_hash = ${cardHash} and created_at > ${new Date(call.now - DAY_MS)}) as card,
        (select created_at from self_registration where address = ${call.address} and created_at > ${new Date(call.now - HOUR_MS)}
          order by created_at desc offset ${ATTEMPTS_OF_ADDRESS - 1} limit 1) as filling`.execute(transaction);
    const counted = rows[0] ?? { card: 0, filling: null };
    const refused = attemptRefusal(counted);
    if (refused !== undefined) {
      await recordAttempt(transaction, call, { result: refused.code, customerId: undefined });
      return refusal(refused);
    }
    const operationId = randomUUID();
    const { id } = await transaction
      .insertInto('self_registration')
      .values({
        operation_id: operationId,
        card_hash: cardHash,
        address: call.address,
        created_at: new Date(call.now),
        expires_at: new Date(call.now + CONFIRMABLE_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return success({ id, operationId, isFirst: counted.card === 0 });
  });
}

/** Attempts made already. */
interface Counted {
  /** Those with the card within a day. */
  readonly card: number;
  /** Moment of the oldest attempt of the address that fills its hour; null while the hour has room. */
  readonly filling: Instant | null;
}

function attemptRefusal({ card, filling }: Counted): AttemptRefusal | undefined {
  if (card >= ATTEMPTS_OF_CARD) {
    return { code: 'REGISTRATION_LIMIT_EXCEEDED' };
  }
  return filling === null ? undefined : refusedUntil('TOO_MANY_REQUESTS', filling + HOUR_MS);
}

/** Only an individual registers by card, and only by one that works. */
function findOwner(connection: Kysely<Tables>, cardHash: Buffer, call: Call) {
  return (
    connection
      .selectFrom('card')
      .innerJoin('customer', 'customer.id', 'card.customer_id')
      .select(['customer.id', 'customer.phone', 'customer.email', 'customer.code_word_hash'])
      .where('card.number_hash', '=', cardHash)
      .where('card.custom_status', '=', 'active')
      .where('card.ipc_status', '=', 'active')
      .where('card.expires_on', '>=', bankDayOf(call.now))
      .where('customer.kind', '=', 'I')
      // The holder of an additional card is not the customer.
      .where('card.supplementary', '=', false)
      .executeTakeFirst()
  );
}

/** Queues a reminder by one statement, with or without a recipient, so that its duration reveals nothing. */
async function queueReminder(
  connection: Kysely<Tables>,
  { cardHash, isFirst }: { readonly cardHash: Buffer; readonly isFirst: boolean },
  call: Call,
): Promise<void> {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, alreadyRegisteredSmsText(LOGIN_PLACE, language)]),
  );
  const now = new Date(call.now);
  await sql`
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, urgency)
    select u.id, u.phone, replace(${JSON.stringify(texts)}::jsonb ->> u.language, ${LOGIN_PLACE}, u.login), ${now}, ${now},
        ${URGENCIES.access}
      from card c join customer k on k.id = c.customer_id join app_user u on u.customer_id = k.id
      where c.number_hash = ${cardHash} and c.custom_status = 'active' and c.ipc_status = 'active' and k.kind = 'I' and not c.supplementary and u.first_login_step is distinct from 'newPassword'
        and ${isFirst}`.execute(connection);
}

const LOGIN_PLACE = '{login}';

async function recordAttempt(
  connection: Kysely<Tables>,
  call: Call,
  { result, customerId }: { readonly result: string; readonly customerId: bigint | undefined },
): Promise<void> {
  await recordAuthentication(connection, {
    event: 'REGISTRATION',
    result,
    at: call.now,
    referenceId: call.referenceId,
    customerId: customerId?.toString(),
    address: call.address,
  });
}
