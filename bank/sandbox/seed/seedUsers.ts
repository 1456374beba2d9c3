import type { ClientBase } from 'pg';

import type { Instant } from '../../../src/domain/time/Instant';
import { PRIVACY_POLICY_VERSION } from '../../../src/domain/user/privacyPolicy';
import { comparableAnswer } from '../../../src/domain/user/secretAnswer';
import { hashPassword } from '../../modules/identity/passwords';
import {
  DEMONSTRATION_ANSWER,
  DEMONSTRATION_CUSTOMERS,
  DEMONSTRATION_PASSWORD,
  DEMONSTRATION_PIN,
  DEMONSTRATION_QUESTION,
} from './people';
import type { DemonstrationCustomer, DemonstrationUser } from './DemonstrationCustomer';

/** Lets the users of a customer sign in. */
export async function insertUsers(
  client: ClientBase,
  customer: DemonstrationCustomer,
  { id, since }: { readonly id: string; readonly since: Instant },
): Promise<void> {
  for (const user of customer.users) {
    await client.query(
      `insert into app_user (customer_id, login, password_hash, full_name, phone, language, rights, created_at, email,
          signature_place, office, accounts_limited, is_employee, is_administrator,
          question_id, answer_hash, first_login_step, privacy_version, privacy_accepted_at, pin_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16, $17, $18, $19)`,
      [
        id,
        user.login,
        await hashPassword(DEMONSTRATION_PASSWORD),
        JSON.stringify(user.fullName),
        user.phone,
        user.language,
        user.rights,
        new Date(since),
        emailOf(user),
        user.signaturePlace ?? null,
        user.office === undefined ? null : JSON.stringify(user.office),
        user.seesOnly !== undefined,
        user.isAdministrator === true,
        ...(user.isNew === true ? NOTHING_SET : await everythingSet(since)),
      ],
    );
  }
}

/** Question, answer, step of the first login, accepted privacy policy and since when, PIN. */
const NOTHING_SET = [null, null, 'newPassword', null, null, null] as const;

async function everythingSet(since: Instant) {
  const answerHash = await hashPassword(comparableAnswer(DEMONSTRATION_ANSWER));
  const pinHash = await hashPassword(DEMONSTRATION_PIN);
  return [DEMONSTRATION_QUESTION, answerHash, null, PRIVACY_POLICY_VERSION, new Date(since), pinHash] as const;
}

/** Gives each user whose accounts are limited those to be seen. */
export async function limitUsers(client: ClientBase, accounts: ReadonlyMap<string, string>): Promise<void> {
  for (const { login, seesOnly } of DEMONSTRATION_CUSTOMERS.flatMap(({ users }) => users)) {
    if (seesOnly !== undefined) {
      await client.query(
        `insert into user_account (user_id, account_id, works)
          select u.id, x.id, false from app_user u, unnest($2::bigint[]) x (id) where u.login = $1`,
        [login, seesOnly.map((key) => accounts.get(key))],
      );
    }
  }
}

/** Address of a user. */
export function emailOf({ login }: DemonstrationUser): string {
  return `${login}@mail.example`;
}
