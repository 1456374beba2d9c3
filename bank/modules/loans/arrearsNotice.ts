import type { Kysely } from 'kysely';

import type { Language } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { writeNotice } from '../notifications/writeNotice';
import type { LockedLoan } from './lockedLoans';

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
  const contract = loan.contractNumber;
  const lacking = (language: Language) => formatMoney(money(pastDueOf(loan), loan.currency), language);
  return {
    ru: {
      title: 'Просрочка по кредиту',
      body: `На платёж по кредиту ${contract} не хватило ${lacking('ru')}. Пополните счёт погашения: пеня растёт каждый день.`,
    },
    en: {
      title: 'Loan past due',
      body: `${lacking('en')} was missing for the instalment of loan ${contract}. Top up the account it is repaid from: the penalty grows every day.`,
    },
    kg: {
      title: 'Насыянын төлөмү кечикти',
      body: `${contract} насыясынын төлөмүнө ${lacking('kg')} жетпей калды. Төлөө эсебин толуктаңыз: туум күн сайын өсөт.`,
    },
    cn: {
      title: '贷款逾期',
      body: `贷款 ${contract} 的还款不足，尚缺 ${lacking('cn')}。请向还款账户存钱，罚息每日增加。`,
    },
  };
}
