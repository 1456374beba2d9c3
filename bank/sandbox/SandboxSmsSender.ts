import { WITHOUT_WAITING } from '../db/withoutWaiting';
import type { Database } from '../db/Database';
import type { SmsMessage, SmsSender } from '../networks/ports/SmsSender';

const CODE = /\b\d{6}\b/;

/** A message of the demonstration may be lost in a crash, so it is written without waiting for the disk. */
const SHOW = `
  insert into sandbox_message (id, login, recipient, text, code, created_at)
  select $6::bigint, lower(login), $2, $3, $4, $5::timestamptz from app_user, ${WITHOUT_WAITING} where id = $1
  on conflict (id) do nothing`;

/** Shows messages on the phones of the demonstration instead of sending them. */
export class SandboxSmsSender implements SmsSender {
  constructor(private readonly database: Database) {}

  async send(message: SmsMessage): Promise<void> {
    await this.database.pool.query({
      name: 'show-on-sandbox-phone',
      text: SHOW,
      values: [
        message.userId,
        message.recipient,
        message.text,
        CODE.exec(message.text)?.[0] ?? '',
        new Date(message.createdAt),
        message.id,
      ],
    });
  }
}
