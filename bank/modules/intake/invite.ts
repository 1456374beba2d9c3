import type { ClientBase } from 'pg';

import type { Language } from '../../../src/domain/language/Language';
import type { Instant } from '../../../src/domain/time/Instant';
import { registeredSmsText } from '../../../src/domain/user/registrationMessages';
import { URGENCIES } from '../../networks/messages';
import { newOneTimePassword, ONE_TIME_PASSWORD_MS } from '../identity';

interface Invited {
  readonly id: bigint;
  readonly login: string;
  readonly phone: string;
  readonly language: Language;
}

/** The next user after $1 who came by an intake, has never signed in, and has no password that is still valid at $2. */
const NEXT = `
  select u.id, u.login, u.phone, u.language from intake_line l join app_user u on u.id = l.row_id
    where l.kind = 'user' and u.id > $1 and u.first_login_step = 'newPassword' and u.access_blocked_at is null
      and coalesce(u.one_time_password_until <= $2, true)
    order by u.id limit 1 for update of u`;

/**
 * Sends their login and a password for the first sign-in to users who came by an intake and cannot sign in yet, one transaction each.
 * An invitation that broke off is started again, and whose password has expired is invited again. Returns how many were invited.
 */
export async function inviteUsers(
  client: ClientBase,
  now: () => Instant,
  progress: (invited: number) => void = () => undefined,
): Promise<number> {
  let after = 0n;
  for (let invited = 0; ; invited += 1) {
    progress(invited);
    await client.query('begin');
    const { rows } = await client.query<Invited>(NEXT, [after, new Date(now())]);
    const [user] = rows;
    if (user !== undefined) {
      await invite(client, user, now());
    }
    await client.query('commit');
    if (user === undefined) {
      return invited;
    }
    after = user.id;
  }
}

async function invite(client: ClientBase, { id, login, phone, language }: Invited, now: Instant): Promise<void> {
  const { password, hash } = await newOneTimePassword();
  await client.query('update app_user set password_hash = $2, one_time_password_until = $3 where id = $1', [
    id,
    hash,
    new Date(now + ONE_TIME_PASSWORD_MS),
  ]);
  await client.query(
    `insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, give_up_at, urgency)
      values ($1, $2, $3, $4, $4, $5, $6)`,
    [
      ...[id, phone, registeredSmsText({ login, password }, language), new Date(now)],
      ...[new Date(now + ONE_TIME_PASSWORD_MS), URGENCIES.notice],
    ],
  );
}
