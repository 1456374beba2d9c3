import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DepositApplication } from '../../../src/domain/deposit/DepositApplication';
import { firstAmountViolation, isChildOn, offerOf } from '../../../src/domain/deposit/DepositProduct';
import type { DepositOffer, DepositProduct } from '../../../src/domain/deposit/DepositProduct';
import { earnedInTerm, endOfTerm } from '../../../src/domain/deposit/forecast';
import { money } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import type { DepositTerms } from '../../../src/domain/operation/OperationTerms';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { percentText } from '../../../src/infrastructure/registry/percent';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { readDepositProducts } from './depositProducts';

type Refusal = Failure<'DEPOSIT_NOT_OFFERED' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED'>;

/**
 * Money from an account to a deposit that its booking opens (open_deposit of the ledger): account and contract get their numbers now, so
 * that the code is bound to them. It costs nothing and has no limits but those of the product; what was shown holds as long as today does.
 */
export async function planDepositApplication(
  application: DepositApplication,
  { bank, caller, now }: CallContext,
): Promise<Result<OperationPlan, Refusal>> {
  const today = bankDayOf(now);
  const { amount, debitAccountId } = application;
  const products = await readDepositProducts(bank.database, caller.customerKind);
  const product = products.find(({ id }) => id === application.productId);
  const offer = product && offerOf(product, amount.currency, application.termMonths);
  if (product === undefined || offer === undefined || !suits(application, product, today)) {
    return refusal({ code: 'DEPOSIT_NOT_OFFERED' });
  }
  const violation = firstAmountViolation(offer, amount);
  if (violation !== undefined) {
    return refusal({ code: violation });
  }
  const { accountId, ...numbers } = await reserve(bank.database);
  const terms: DepositTerms = {
    ...numbers,
    productId: product.id,
    type: product.type,
    termMonths: offer.termMonths,
    rate: offer.rate,
    earlyRate: offer.earlyRate,
    payout: product.payout,
    capitalized: product.capitalized,
    prolongs: application.prolongs,
    child: application.child,
  };
  return success({
    txnCode: 'MAKE_DEPOSIT_APPLICATION',
    debit: { from: 'own', accountId: debitAccountId },
    credit: { to: 'own', accountId },
    amount,
    fee: money(0n, amount.currency),
    credited: amount,
    purpose: '',
    terms: { deposit: terms, details: detailsOf(application, { offer, terms, today }) },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { account: accountId, minor: amount.minor },
    ],
    expiresAt: now + OPERATION_LIFE_MS,
    confirmBefore: { at: startOfBankDay(addDays(today, 1)), refusal: 'OPERATION_TIME_OUT' },
  });
}

/** A product goes on by itself only where it is offered so, and names a child only where it is for one. */
function suits(
  { prolongs, child }: DepositApplication,
  { prolongable, type }: DepositProduct,
  today: BankDay,
): boolean {
  const isChildRight = type === 'child' ? child !== undefined && isChildOn(child.bornOn, today) : child === undefined;
  return isChildRight && (prolongable || !prolongs);
}

/** Unique numbers of an account and a contract. */
async function reserve({ pool }: Database) {
  const { rows } = await pool.query<{ account_id: bigint; account_number: string; contract_no: string }>({
    name: 'reserve-deposit',
    text: 'select account_id, account_number, contract_no from reserve_deposit()',
    values: [],
  });
  const [row] = rows;
  if (row === undefined) {
    throw new Error('The ledger gave no number for a deposit');
  }
  return { accountId: row.account_id.toString(), accountNumber: row.account_number, contractNumber: row.contract_no };
}

interface Agreed {
  readonly offer: DepositOffer;
  readonly terms: DepositTerms;
  readonly today: BankDay;
}

function detailsOf(
  { amount, child }: DepositApplication,
  { offer: { termMonths, rate }, terms, today }: Agreed,
): OperationDetails {
  const { payout, capitalized } = terms;
  const earned = earnedInTerm({ openedOn: today, termMonths, rate, payout, capitalized, amount: amount.minor });
  return {
    depositProduct: terms.productId,
    depositContract: terms.contractNumber,
    depositTerm: termMonths.toString(),
    depositRate: percentText(rate),
    depositEarlyRate: percentText(terms.earlyRate),
    depositEnds: writtenDay(endOfTerm(today, termMonths)),
    interestExpected: `${encodeAmount(money(earned, amount.currency))} ${amount.currency}`,
    depositEnding: terms.prolongs ? 'prolong' : 'end',
    ...(child && { childName: child.fullName, childBornOn: writtenDay(child.bornOn) }),
  };
}
