import { newLoan } from '../../../src/domain/loan/schedule';
import type { LoanTerms } from '../../../src/domain/loan/schedule';
import { addMonths } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount } from '../support/arrange';
import type { TestBank } from '../support/createTestBank';

export interface LoanRequest extends Partial<LoanTerms> {
  readonly customerId: string;
  readonly repaymentAccountId: string;
  readonly amount: bigint;
  readonly termMonths: number;
  readonly penaltyRate?: number;
}

let contracts = 0;

/** Pays out a loan today, in cash, or as if on another day whose interest was paid meanwhile; returns its id. */
export async function openLoan(bank: TestBank, request: LoanRequest): Promise<string> {
  contracts += 1;
  const { customerId, amount, termMonths, method = 'annuity', dayCount = 'ACT/365', rate = 2000 } = request;
  const { owner } = bank.database;
  const id = await addAccount(bank, customerId, { currency: 'KGS', product: 'loan' });
  await owner.query('update account set lowest_balance = $2 where id = $1', [id, -amount]);
  const today = bankDayOf(bank.clock.now());
  const { openedOn = today } = request;
  const state = newLoan({ method, dayCount, rate, openedOn }, amount, termMonths);
  await owner.query(
    `insert into loan (account_id, contract_no, product_code, opened_on, matures_on, term_months, disbursed, rate, penalty_rate, method, day_count,
        repayment_account_id, counted_to, last_number, instalment)
      values ($1, $2, 'CONSUMER', $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $5, $12)`,
    [
      id,
      `T-${contracts}`,
      openedOn,
      addMonths(openedOn, termMonths),
      termMonths,
      amount,
      rate,
      request.penaltyRate ?? 3650,
      method,
      dayCount,
      request.repaymentAccountId,
      state.instalment,
      today,
    ],
  );
  await owner.query(
    `select from book_of_bank($1, array[$2, (select min(id) from account where account_class = 'CASH' and currency = 'KGS')]::bigint[], array[-$3::bigint, $3::bigint],
      '{"code": "LOAN_DISBURSEMENT", "bankName": "Bank"}', $4)`,
    [`loan T-${contracts} disbursement`, id, amount, new Date(bank.clock.now())],
  );
  return id;
}
