import { WITHOUT_WAITING } from '../db/withoutWaiting';
import type { Database } from '../db/Database';
import type { MessageSender, OutgoingMessage } from '../networks/ports/OutgoingMessage';

const CODE = /\b\d{6}\b/;

/** A letter of the demonstration may be lost in a crash, so it is written without waiting for the disk. */
const SHOW = `
  insert into sandbox_letter (id, login, recipient, subject, text, code, created_at)
  select $7::bigint, lower(login), $2, $3, $4, $5, $6::timestamptz from app_user, ${WITHOUT_WAITING} where id = $1
  on conflict (id) do nothing`;

/** Shows letters beside the phones of the demonstration instead of sending them. */
export class SandboxEmailSender implements MessageSender {
  constructor(private readonly database: Database) {}

  async send({ id, userId, recipient, subject, text, createdAt }: OutgoingMessage): Promise<void> {
    await this.database.pool.query({
      name: 'show-sandbox-letter',
      text: SHOW,
      values: [userId, recipient, subject, text, CODE.exec(text)?.[0] ?? '', new Date(createdAt), id],
    });
  }
}
