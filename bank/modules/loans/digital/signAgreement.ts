import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AgreementSignature } from '../../../../src/application/operations/digitalLoans';
import { filledText } from '../../../../src/domain/language/template';
import { digitalLoanState } from '../../../../src/domain/loan/digital/calculation';
import type { DigitalLoan } from '../../../../src/domain/loan/digital/DigitalLoan';
import { dueDayOf } from '../../../../src/domain/loan/schedule';
import { formatMoney } from '../../../../src/domain/money/formatAmount';
import type { Money } from '../../../../src/domain/money/Money';
import { refusal, success } from '../../../../src/domain/result/Result';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import type { Instant } from '../../../../src/domain/time/Instant';
import { CHANGE_TEXTS } from '../../productChanges';
import type { ProductChange, TransactionContext } from '../../../confirmations/ProductChange';
import type { Tables } from '../../../db/Tables';
import { bookOfBank, lockAccounts } from '../../../ledger/ledger';
import { isAgreementOfToday } from './agreement';
import { findApplication, holdApplication } from './applications';
import { payoutRefusal } from './payoutAccount';
import type { PayoutRefusal } from './payoutAccount';

type RefusedChange =
  | Exclude<PayoutRefusal, 'CURRENCY_MISMATCH'>
  | 'LOAN_APPLICATION_NOT_FOUND'
  | 'OPERATION_IMPOSSIBLE'
  | 'LOAN_AGREEMENT_OUTDATED';

/** An approved application whose agreement is the one that was read. */
interface Signable {
  readonly application: DigitalLoan;
  readonly approved: Money;
}

/** Signs an agreement with a code and pays the loan out, in one transaction. The agreement is looked at anew when the code has been right. */
export const agreementSignature: ProductChange<'DIGITAL_LOAN_CONFIRM'> = {
  check: async (request, approver) => {
    const { caller, now } = approver.context;
    const application = await findApplication(
      approver.connection,
      { customerId: caller.customerId, now },
      request.applicationId,
    );
    const found = await signable(request, application, approver);
    if (typeof found === 'string') {
      return refusal({ code: found });
    }
    const { approved } = found;
    const months = found.application.termMonths;
    return success(
      filledText(CHANGE_TEXTS.loan.agreement, (language) => ({ amount: formatMoney(approved, language), months })),
    );
  },
  make: async (request, approver) => {
    const { connection, context } = approver;
    const { caller, now } = context;
    const application = await holdApplication(
      connection,
      { customerId: caller.customerId, now },
      request.applicationId,
    );
    if (application !== undefined) {
      await lockAccounts(connection, [application.accountId]);
    }
    const found = await signable(request, application, approver);
    if (typeof found === 'string') {
      return found;
    }
    await payOut(connection, found, now);
    await connection
      .updateTable('digital_loan_agreement')
      .set({ signed_at: new Date(now) })
      .where('application_id', '=', BigInt(request.applicationId))
      .where('made_on', '=', bankDayOf(now))
      .where('digest', '=', Buffer.from(request.digest, 'hex'))
      .execute();
    return undefined;
  },
};

async function signable(
  request: AgreementSignature,
  application: DigitalLoan | undefined,
  { connection, context }: TransactionContext,
): Promise<Signable | RefusedChange> {
  if (application === undefined) {
    return 'LOAN_APPLICATION_NOT_FOUND';
  }
  const { approved, status, accountId } = application;
  if (status !== 'approved' || approved === undefined) {
    return 'OPERATION_IMPOSSIBLE';
  }
  if (!(await isAgreementOfToday(connection, request, bankDayOf(context.now)))) {
    return 'LOAN_AGREEMENT_OUTDATED';
  }
  const stopped = await payoutRefusal(connection, context.caller.customerId, {
    accountId,
    currency: approved.currency,
  });
  if (stopped !== undefined) {
    // The currency of an account never changes, so what it was asked for in is what it has.
    return stopped === 'CURRENCY_MISMATCH' ? 'ACCOUNT_NOT_FOUND' : stopped;
  }
  return { application, approved };
}

/** Opens the contract and moves what was lent from it to the account of the customer. */
async function payOut(connection: Kysely<Tables>, { application, approved }: Signable, now: Instant): Promise<void> {
  const openedOn = bankDayOf(now);
  const { id, termMonths: months, rate, accountId } = application;
  const { instalment } = digitalLoanState({ rate, months }, approved.minor, openedOn);
  const { rows } = await sql<{ loan_id: bigint; contract_no: string }>`
    select * from open_digital_loan(${id}::bigint, ${openedOn}::date, ${dueDayOf(openedOn, months)}::date, ${instalment}, ${new Date(now)})`.execute(
    connection,
  );
  const [opened] = rows;
  if (opened === undefined) {
    throw new Error(`The ledger opened no loan for application ${id}`);
  }
  await bookOfBank(connection, {
    key: `loan ${opened.contract_no} disbursement`,
    legs: [
      { account: opened.loan_id.toString(), minor: -approved.minor },
      { account: accountId, minor: approved.minor },
    ],
    line: { code: 'LOAN_DISBURSEMENT', purpose: opened.contract_no, notice: 'moneyReceived' },
    at: now,
  });
  await connection
    .updateTable('digital_loan')
    .set({ status: 'signed', ended_at: new Date(now), loan_id: opened.loan_id })
    .where('id', '=', BigInt(id))
    .execute();
}
