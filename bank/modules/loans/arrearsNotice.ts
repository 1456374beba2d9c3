import type { Kysely } from 'kysely';

import { loans as cn } from '../../../src/locales/cn/notices.json';
import { loans as en } from '../../../src/locales/en/notices.json';
import { loans as kg } from '../../../src/locales/kg/notices.json';
import { loans as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { writeNotice } from '../notifications';
import type { LockedLoan } from './lockedLoans';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/**
 * Notifies the users of the loan's customer that there was too little money for its instalment. They are notified once: while a loan stays
 * in arrears, no further notice is sent.
 */
export async function tellOfArrears(
  connection: Kysely<Tables>,
  { before, after, now }: { readonly before: LockedLoan; readonly after: LockedLoan; readonly now: Instant },
): Promise<void> {
  if (pastDueOf(before) > 0n || pastDueOf(after) === 0n) {
    return;
  }
  const users = await connection
    .selectFrom('app_user')
    .innerJoin('account', 'account.customer_id', 'app_user.customer_id')
    .select(['app_user.id', 'app_user.customer_id'])
    .where('account.id', '=', BigInt(after.id))
    .execute();
  for (const { id, customer_id: customerId } of users) {
    await writeNotice(
      connection,
      { customerId: customerId.toString(), userId: id.toString() },
      { content: noticeOf(after), now },
    );
  }
}

function pastDueOf({ principalDue, interestDue }: LockedLoan): bigint {
  return principalDue + interestDue;
}

function noticeOf(loan: LockedLoan): LocalizedContent {
  const missing = money(pastDueOf(loan), loan.currency);
  return filledNotice(TEXTS.pastDue, (language) => ({
    contract: loan.contractNumber,
    missing: formatMoney(missing, language),
  }));
}
