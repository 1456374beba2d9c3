import { randomInt } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { alreadyRegisteredSmsText, registeredSmsText } from '../../../src/domain/user/registrationMessages';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication } from './audit';
import { inHashingQueue } from './hashingCalls';
import { queueMessage } from '../../networks/messages';
import { ONE_TIME_PASSWORD_MS, oneTimePassword } from './oneTimePassword';
import { hashPassword } from './passwords';
import { endOtherSessions } from './sessions';

type Outcome = Result<undefined, Failure<AuthenticationFailureCodeOf<'confirmSelfRegistration'>>>;

/**
 * Confirms a registration: login and a one-time password go to the telephone the bank knows, and the first character-in leads
 * through the steps of a first login. A customer who has access already is notified there and nowhere else; for a registration that was
 * not right nothing happens, after the same time. Confirming again changes nothing. Throws QueueFull.
 */
export async function confirmRegistration(operationId: string, call: Call, bank: BankServices): Promise<Outcome> {
  const begun = await bank.database.kysely
    .selectFrom('self_registration')
    .select(['id', 'expires_at', 'confirmed_at'])
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  if (begun === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (begun.confirmed_at !== null) {
    return success(undefined);
  }
  if (begun.expires_at <= call.now) {
    return refusal({ code: 'OPERATION_TIME_OUT' });
  }
  const password = oneTimePassword();
  const passwordHash = await inHashingQueue(() => hashPassword(password));
  await bank.database.kysely
    .transaction()
    .execute((transaction) => settle(transaction, { id: begun.id, password, passwordHash }, call));
  return success(undefined);
}

interface Registration {
  readonly id: bigint;
  readonly password: string;
  readonly passwordHash: string;
}

/** Of several confirmations of one registration only the first finds it open; registrations of one customer wait for each other. */
async function settle(connection: Kysely<Tables>, registration: Registration, call: Call): Promise<void> {
  const open = await connection
    .updateTable('self_registration')
    .set({ confirmed_at: new Date(call.now) })
    .where('id', '=', registration.id)
    .where('confirmed_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  if (open === undefined) {
    return;
  }
  const result =
    open.customer_id === null
      ? 'NOBODY'
      : await giveAccess(connection, { ...registration, customerId: open.customer_id }, call);
  await recordAuthentication(connection, {
    event: 'REGISTRATION_CONFIRMED',
    result,
    at: call.now,
    referenceId: call.referenceId,
    customerId: open.customer_id?.toString(),
    address: call.address,
  });
}

interface Access extends Registration {
  readonly customerId: bigint;
}

async function giveAccess(
  connection: Kysely<Tables>,
  access: Access,
  call: Call,
): Promise<'SUCCESS' | 'ALREADY_REGISTERED'> {
  await connection.selectFrom('customer').select('id').where('id', '=', access.customerId).forUpdate().execute();
  const known = await connection
    .selectFrom('app_user')
    .select(['id', 'login', 'phone', 'language', 'first_login_step'])
    .where('customer_id', '=', access.customerId)
    .orderBy('id')
    .executeTakeFirst();
  if (known !== undefined && known.first_login_step !== 'newPassword') {
    await tell(connection, known, { text: alreadyRegisteredSmsText(known.login, known.language), call });
    return 'ALREADY_REGISTERED';
  }
  const user = known ?? (await insertUser(connection, access, call));
  await setOneTimePassword(connection, { userId: user.id, passwordHash: access.passwordHash }, call);
  const text = registeredSmsText({ login: user.login, password: access.password }, user.language);
  await tell(connection, user, { text, call });
  return 'SUCCESS';
}

function tell(
  connection: Kysely<Tables>,
  { id, phone }: { readonly id: bigint; readonly phone: string },
  { text, call }: { readonly text: string; readonly call: Call },
): Promise<void> {
  return queueMessage(connection, { userId: id.toString(), phone }, { text, now: call.now, urgency: 'access' });
}

/** A user of this customer with a new login. The bank writes to it in the language of the page it registered on. */
async function insertUser(connection: Kysely<Tables>, { customerId, passwordHash }: Access, call: Call) {
  const customer = await connection
    .selectFrom('customer')
    .select(['name', 'phone', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const values = {
    customer_id: customerId,
    password_hash: passwordHash,
    full_name: JSON.stringify(customer.name),
    phone: customer.phone,
    email: customer.email,
    language: call.language ?? DEFAULT_LANGUAGE,
    first_login_step: 'newPassword',
    created_at: new Date(call.now),
  } as const;
  for (;;) {
    const inserted = await connection
      .insertInto('app_user')
      .values({ ...values, login: newLogin() })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'login', 'phone', 'language'])
      .executeTakeFirst();
    if (inserted !== undefined) {
      return inserted;
    }
  }
}

/** The password of the message; one that came before and its half-done character-ins are worth nothing any more. */
async function setOneTimePassword(
  connection: Kysely<Tables>,
  { userId, passwordHash }: { readonly userId: bigint; readonly passwordHash: string },
  call: Call,
): Promise<void> {
  await connection
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      one_time_password_until: new Date(call.now + ONE_TIME_PASSWORD_MS),
      failed_tries: 0,
      blocked_until: null,
    })
    .where('id', '=', userId)
    .execute();
  await endOtherSessions(
    connection,
    { userId: userId.toString(), sessionId: NO_SESSION },
    { reason: 'REGISTERED_ANEW', now: call.now },
  );
}

const NO_SESSION = '0';
const LOGIN_NUMBERS = 100_000_000;
const LOGIN_DIGITS = 8;

/** Easy to read from a telephone and not to be guessed from another's; its owner may change it. */
function newLogin(): string {
  return `id${randomInt(LOGIN_NUMBERS).toString().padStart(LOGIN_DIGITS, '0')}`;
}
