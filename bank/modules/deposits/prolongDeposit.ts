import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { addMonths } from '../../../src/domain/deposit/depositDays';
import { formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { percentText } from '../../../src/infrastructure/registry/percent';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { writeNotice } from '../notifications/writeNotice';
import type { LockedDeposit } from './lockedDeposits';

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
  const content = noticeOf({ contractNumber, rate: percentText(rate), until: formatDay(addMonths(day, termMonths)) });
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

function noticeOf({
  contractNumber,
  rate,
  until,
}: {
  readonly contractNumber: string;
  readonly rate: string;
  readonly until: string;
}): LocalizedContent {
  return {
    ru: {
      title: 'Вклад продлён',
      body: `Вклад ${contractNumber} продлён до ${until} под ${rate} % годовых. Закрыть его можно в любой день.`,
    },
    en: {
      title: 'Deposit prolonged',
      body: `Deposit ${contractNumber} goes on until ${until} at ${rate} % a year. You can close it on any day.`,
    },
    kg: {
      title: 'Аманат узартылды',
      body: `${contractNumber} аманаты ${until} чейин жылдык ${rate} % менен узартылды. Аны каалаган күнү жапсаңыз болот.`,
    },
    cn: { title: '存款已续存', body: `存款 ${contractNumber} 已续存至 ${until}，年利率 ${rate}%。您可随时结清。` },
  };
}
