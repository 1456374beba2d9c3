import type { OperationId } from '../../../../domain/operation/OperationId';
import type { Transaction } from '../../../../domain/history/Transaction';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { subjectsOf } from '../../../../domain/tax/earlierTaxes';
import { TaxPaymentDraft, taxPaymentOf, taxViolations } from '../../../../domain/tax/TaxPaymentDraft';
import { isMonthly } from '../../../../domain/tax/TaxPayment';
import type { TaxKind, TaxPayment } from '../../../../domain/tax/TaxPayment';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentDefinition } from '../../../flow/payment/PaymentDefinition';
import { formOf } from '../../../flow/payment/formOf';
import type { NamedForm } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';
import { TAXES } from './resources';

/** Codes of the operations that pay taxes. */
export type TaxCode =
  | 'MAKE_TRANSPORT_TAX_PAYMENT'
  | 'MAKE_PROPERTY_TAX_PAYMENT'
  | 'MAKE_LAND_TAX_PAYMENT'
  | 'MAKE_SINGLE_TAX_PAYMENT'
  | 'MAKE_PATENT_TAX_PAYMENT'
  | 'MAKE_EMPLOYEE_INCOME_TAX';

type TaxDefinition = Omit<PaymentDefinition<TaxCode, TaxPaymentDraft>, keyof NamedForm | 'requestOf'> & {
  readonly requestOf: (
    draft: TaxPaymentDraft,
    context: PaymentContext,
    operationId: OperationId,
  ) => TaxPayment | undefined;
};

/** Definition shared by all taxes. */
function tax(kind: TaxKind, { code }: NamedForm): TaxDefinition {
  return {
    act: 'payment',
    accountsNeeded: 'one',
    loads: [(context) => TAXES.of(context).ensureTerritories()],
    usualOf: ({ time }) => usualPeriod(kind, bankDayOf(time.now)),
    draftOf: (values) => new TaxPaymentDraft(values),
    violationsOf: (draft, { accounts }) => taxViolations(kind, draft, accounts.accounts),
    requestOf: (draft, { accounts }, operationId) =>
      taxPaymentOf(kind, draft, { accounts: accounts.accounts, operationId }),
    repeatOf: (transaction, context) => (transaction.txnCode === code ? repeated(transaction, context) : undefined),
    refusedFields: {
      ...DEBIT_REFUSALS,
      ...LIMIT_REFUSALS,
      CURRENCY_MISMATCH: 'debitAccountId',
      TAXPAYER_LOOKUP_LIMIT_EXCEEDED: 'inn',
      TAXPAYER_NOT_FOUND: 'inn',
      VEHICLE_NOT_FOUND: 'vehicleNumber',
      PROPERTY_NOT_FOUND: 'eniCode',
      TERRITORY_NOT_FOUND: 'territoryCode',
    },
  };
}

export const transportTax = new PaymentKind<'MAKE_TRANSPORT_TAX_PAYMENT', TaxPaymentDraft>({
  ...tax('transport', formOf('transportTax')),
  ...formOf('transportTax'),
});
export const propertyTax = new PaymentKind<'MAKE_PROPERTY_TAX_PAYMENT', TaxPaymentDraft>({
  ...tax('property', formOf('propertyTax')),
  ...formOf('propertyTax'),
});
export const landTax = new PaymentKind<'MAKE_LAND_TAX_PAYMENT', TaxPaymentDraft>({
  ...tax('land', formOf('landTax')),
  ...formOf('landTax'),
});
export const singleTax = new PaymentKind<'MAKE_SINGLE_TAX_PAYMENT', TaxPaymentDraft>({
  ...tax('single', formOf('singleTax')),
  ...formOf('singleTax'),
});
export const patentTax = new PaymentKind<'MAKE_PATENT_TAX_PAYMENT', TaxPaymentDraft>({
  ...tax('patent', formOf('patentTax')),
  ...formOf('patentTax'),
});
export const employeeIncomeTax = new PaymentKind<'MAKE_EMPLOYEE_INCOME_TAX', TaxPaymentDraft>({
  ...tax('employeeIncome', formOf('employeeIncomeTax')),
  ...formOf('employeeIncomeTax'),
});

/** This year; of a monthly tax the month before this one, which is due in this one. */
function usualPeriod(kind: TaxKind, today: BankDay): Pick<TaxPaymentDraft, 'taxYear' | 'taxMonth'> {
  const [taxYear, taxMonth] = isMonthly(kind) ? monthBefore(today) : [today.slice(0, 4), ''];
  return { taxYear, taxMonth };
}

/** Year and month, each as digits, of the last day of the month before. */
function monthBefore(day: BankDay): readonly [string, string] {
  const lastDay = addDays(day, -Number(day.slice(8, 10)));
  return [lastDay.slice(0, 4), lastDay.slice(5, 7)];
}

/** Field values of an earlier payment of the same tax, without the year, which is what usually changes: the form has this one. */
function repeated(
  { debit, terms }: Transaction,
  { accounts }: PaymentContext,
): Readonly<Partial<TaxPaymentDraft>> | undefined {
  const from = accounts.byNumber(debit.accountNumber);
  const { taxpayerInn = '' } = terms?.details ?? {};
  if (from === undefined) {
    return undefined;
  }
  return {
    debitAccountId: from.id,
    inn: taxpayerInn,
    ...subjectsOf(terms?.details),
    amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
  };
}
