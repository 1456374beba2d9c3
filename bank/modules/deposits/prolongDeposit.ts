import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { deposits as cn } from '../../../src/locales/cn/notices.json';
import { deposits as en } from '../../../src/locales/en/notices.json';
import { deposits as kg } from '../../../src/locales/kg/notices.json';
import { deposits as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { formatPercent } from '../../../src/domain/money/formatPercent';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import { addMonths } from '../../../src/domain/time/days';
import { formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { writeNotice } from '../notifications';
import type { LockedDeposit } from './lockedDeposits';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Begins the next term of a deposit whose interest is paid, and tells its owner. Answers false where the bank offers that term no more. */
export async function prolongDeposit(
  connection: Kysely<Tables>,
  { id, contractNumber }: LockedDeposit,
  { day, now }: { readonly day: BankDay; readonly now: Instant },
): Promise<boolean> {
  const { rows } = await sql<{
    prolonged: boolean;
  }>`select prolong_deposit(${id}, ${day}::date, ${new Date(now)}) as prolonged`.execute(connection);
  if (rows[0]?.prolonged !== true) {
    return false;
  }
  const { rate, term_months: termMonths } = await connection
    .selectFrom('deposit')
    .select(['rate', 'term_months'])
    .where('account_id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const content = filledNotice(TEXTS.prolonged, (language) => ({
    contract: contractNumber,
    rate: formatPercent(rate, language),
    until: formatDay(addMonths(day, termMonths), language),
  }));
  const users = await connection
    .selectFrom('app_user')
    .innerJoin('account', 'account.customer_id', 'app_user.customer_id')
    .select(['app_user.id', 'app_user.customer_id'])
    .where('account.id', '=', BigInt(id))
    .execute();
  for (const user of users) {
    await writeNotice(
      connection,
      { customerId: user.customer_id.toString(), userId: user.id.toString() },
      { content, now },
    );
  }
  return true;
}
