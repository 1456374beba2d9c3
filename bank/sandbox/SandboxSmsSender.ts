import type { Database } from '../database/Database';
import type { SmsMessage, SmsSender } from '../rails/sms/SmsSender';

const CODE = /\b\d{6}\b/;

/** Shows messages on the phones of the demonstration instead of sending them. */
export class SandboxSmsSender implements SmsSender {
  constructor(private readonly database: Database) {}

  async send(message: SmsMessage): Promise<void> {
    const { login } = await this.database.kysely
      .selectFrom('app_user')
      .select('login')
      .where('id', '=', BigInt(message.userId))
      .executeTakeFirstOrThrow();
    await this.database.kysely
      .insertInto('sandbox_message')
      .values({
        login: login.toLowerCase(),
        recipient: message.recipient,
        text: message.text,
        code: CODE.exec(message.text)?.[0] ?? '',
        created_at: new Date(message.createdAt),
      })
      .execute();
  }
}
