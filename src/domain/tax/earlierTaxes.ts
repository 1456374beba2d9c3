import type { Transaction, TransactionStatus } from '../history/Transaction';
import type { OperationDetails } from '../operation/details';
import type { BankDay } from '../time/Instant';
import { bankDayOf } from '../time/Instant';
import type { TaxSubject } from './TaxPayment';

/** Payments of one tax for one taxpayer. */
export interface TaxOf {
  readonly txnCode: string;
  readonly inn: string;
}

/** Statuses of a payment that did not reach the budget. */
const FAILED: readonly TransactionStatus[] = ['DECLINED', 'REJECTED', 'CANCELLED', 'RETURNED'];

/** Taxed object and territory of an earlier payment; a field it does not have is empty. */
export function subjectsOf(details: OperationDetails = {}): Readonly<Record<TaxSubject, string>> {
  const { vehicleNumber = '', eniCode = '', territory = '' } = details;
  return { vehicleNumber, eniCode, territoryCode: /\d{14}$/.exec(territory)?.[0] ?? '' };
}

/** Payments of the tax among these transactions, in their order. */
function paymentsOf(transactions: readonly Transaction[], { txnCode, inn }: TaxOf): readonly Transaction[] {
  return transactions.filter(
    (each) => each.txnCode === txnCode && each.terms?.details?.taxpayerInn === inn && !FAILED.includes(each.status),
  );
}

/** Day on which the tax of a year on an object was paid; `undefined` when it was not. */
export function paidOn(
  transactions: readonly Transaction[],
  tax: TaxOf,
  object: Pick<OperationDetails, 'vehicleNumber' | 'eniCode' | 'taxPeriod'>,
): BankDay | undefined {
  const wanted = Object.entries(object);
  const payment = paymentsOf(transactions, tax).find(({ terms }) =>
    wanted.every(([name, value]) => Reflect.get(terms?.details ?? {}, name) === value),
  );
  return payment && bankDayOf(payment.createdAt);
}

/**
 * Vehicle and territory of the latest payment of the tax, given newest first. A vehicle whose tax for the year is already paid is left
 * out, so that nobody is led to pay it twice.
 */
export function rememberedSubjects(
  transactions: readonly Transaction[],
  tax: TaxOf,
  taxYear: string,
): Readonly<Pick<Record<TaxSubject, string>, 'vehicleNumber' | 'territoryCode'>> {
  const subjects = paymentsOf(transactions, tax).map(({ terms }) => subjectsOf(terms?.details));
  const isDue = (vehicleNumber: string): boolean =>
    paidOn(transactions, tax, { vehicleNumber, taxPeriod: taxYear }) === undefined;
  return {
    vehicleNumber:
      subjects.find(({ vehicleNumber }) => vehicleNumber !== '' && isDue(vehicleNumber))?.vehicleNumber ?? '',
    territoryCode: subjects.find(({ territoryCode }) => territoryCode !== '')?.territoryCode ?? '',
  };
}
