import { sql } from 'kysely';

import { accounts as cn } from '../../../src/locales/cn/notices.json';
import { accounts as en } from '../../../src/locales/en/notices.json';
import { accounts as kg } from '../../../src/locales/kg/notices.json';
import { accounts as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { LocalizedContent } from '../../db/Tables';
import type { DailyTask } from '../../kernel/DailyWork';
import { writeNotice } from '../notifications';

const TEXTS = localizedTexts({ ru, en, kg, cn });

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
  return filledNotice(TEXTS.dormant, { number: `•${number.slice(-4)}` });
}
