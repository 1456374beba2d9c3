import { sql } from 'kysely';

import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { LocalizedContent } from '../../db/Tables';
import type { DailyTask } from '../../kernel/DailyWork';
import { writeNotice } from '../notifications/writeNotice';

/** Days without movement after which an account is blocked until its owner wakes it (specification 2, section 9). */
const DORMANT_AFTER_DAYS = 180;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** Puts accounts to sleep on which nothing has moved for 180 days, and tells their owners. One that sleeps is not met again. */
export const dormancy: DailyTask = {
  name: 'dormancy',
  run: async (bank, day) => {
    const before = new Date(startOfBankDay(day) - DORMANT_AFTER_DAYS * ONE_DAY_MS);
    const now = bank.clock.now();
    let slept = 0;
    do {
      slept = await bank.database.kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ customer_id: bigint; number: string }>`
          select * from put_accounts_to_sleep(${before}, ${new Date(now)})`.execute(transaction);
        for (const { customer_id: customerId, number } of rows) {
          const users = await transaction
            .selectFrom('app_user')
            .select('id')
            .where('customer_id', '=', customerId)
            .execute();
          for (const { id } of users) {
            await writeNotice(
              transaction,
              { customerId: customerId.toString(), userId: id.toString() },
              { content: noticeOf(number), now },
            );
          }
        }
        return rows.length;
      });
    } while (slept > 0);
  },
};

function noticeOf(number: string): LocalizedContent {
  const account = `•${number.slice(-4)}`;
  return {
    ru: {
      title: 'Счёт заблокирован',
      body: `По счёту ${account} 180 дней не было операций, и он заблокирован. Разблокировать его можно в настройках счёта.`,
    },
    en: {
      title: 'Account blocked',
      body: `Account ${account} had no transactions for 180 days and is blocked. You can unblock it in its settings.`,
    },
    kg: {
      title: 'Эсеп бөгөттөлдү',
      body: `${account} эсебинде 180 күн операция болгон жок, ал бөгөттөлдү. Аны эсептин жөндөөлөрүнөн ача аласыз.`,
    },
    cn: { title: '账户已冻结', body: `账户 ${account} 180 天内没有交易，已被冻结。您可以在账户设置中解除。` },
  };
}
