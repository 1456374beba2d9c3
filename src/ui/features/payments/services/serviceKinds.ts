import type { Transaction } from '../../../../domain/history/Transaction';
import { formatAmount } from '../../../../domain/money/formatAmount';
import type { OperationId } from '../../../../domain/operation/OperationId';
import {
  ServicePaymentDraft,
  servicePaymentOf,
  servicePaymentViolations,
} from '../../../../domain/payment/ServicePaymentDraft';
import type { ServiceMarket } from '../../../../domain/payment/ServicePaymentDraft';
import type { PaymentWay, ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { formOf } from '../../../flow/payment/formOf';
import type { NamedForm } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { PROVIDER_REFUSALS } from '../../../flow/payment/refusedFields';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';
import { ensured } from '../../../flow/payment/PaymentResource';
import { SERVICES } from '../../../flow/payment/sharedResources';

/** Accounts and providers a payment for services is checked against. */
export function serviceMarketOf(context: PaymentContext): ServiceMarket {
  const { accounts } = context;
  const services = SERVICES.of(context);
  return { accounts: accounts.accounts, providers: services.providers };
}

/** Definition shared by payments to providers that describe their own fields. */
function paidBy(way: Extract<PaymentWay, 'checked' | 'single'>, { code }: NamedForm) {
  return {
    act: 'payment',
    catalogue: CATALOGUE_PATH,
    accountsNeeded: 'one',
    loads: [ensured(SERVICES)],
    requires: [ensured(SERVICES)],
    draftOf: (values?: Readonly<Partial<ServicePaymentDraft>>) => new ServicePaymentDraft(values),
    violationsOf: (draft: ServicePaymentDraft, context: PaymentContext) =>
      servicePaymentViolations(draft, { ...serviceMarketOf(context), way }),
    requestOf: (draft: ServicePaymentDraft, context: PaymentContext, operationId: OperationId) =>
      servicePaymentOf(draft, { ...serviceMarketOf(context), way }, operationId),
    repeatOf: (transaction: Transaction, context: PaymentContext) =>
      transaction.txnCode === code ? repeatedService(transaction, context) : undefined,
    keptOf: (transaction: Transaction, context: PaymentContext) =>
      transaction.txnCode === code ? keptService(transaction, context) : undefined,
    refusedFields: { ...PROVIDER_REFUSALS, SUBSCRIBER_NOT_FOUND: 'subscriber', INVALID_PAYMENT_DETAILS: 'subscriber' },
  } as const;
}

/** Services whose provider first returns the name of the subscriber. */
export const servicePayment = new PaymentKind<'MAKE_GENERIC_PAYMENT_V2', ServicePaymentDraft>({
  ...paidBy('checked', formOf('servicePayment')),
  ...formOf('servicePayment'),
});

/** Services that are paid in one step. */
export const singlePayment = new PaymentKind<'MAKE_GENERIC_SINGLE_PAYMENT_V2', ServicePaymentDraft>({
  ...paidBy('single', formOf('singlePayment')),
  ...formOf('singlePayment'),
});

/** Field values of an earlier payment, without the period and the meter reading. */
function repeatedService(
  { debit, credit, terms }: Transaction,
  context: PaymentContext,
): Partial<ServicePaymentDraft> | undefined {
  const from = context.accounts.byNumber(debit.accountNumber);
  const { providerCode, service, payerName } = terms?.details ?? {};
  if (from === undefined || providerCode === undefined) {
    return undefined;
  }
  return {
    serviceProviderId: providerCode,
    subscriber: credit.accountNumber ?? '',
    service: choiceCalled(SERVICES.of(context).providerOf(providerCode), service),
    payerName: payerName ?? '',
    debitAccountId: from.id,
    amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
  };
}

/** Field values of an earlier payment, with the period and the meter reading. */
function keptService(transaction: Transaction, context: PaymentContext): Partial<ServicePaymentDraft> | undefined {
  const repeated = repeatedService(transaction, context);
  const { period = '', reading = '' } = transaction.terms?.details ?? {};
  return repeated && { ...repeated, period, reading };
}

function choiceCalled(provider: ServiceProvider | undefined, name: string | undefined): string {
  const field = provider?.fields.find((one) => one.name === 'service');
  return (
    field?.values.find(
      (choice) => choice.value === name || Object.values(choice.name).some((called) => called === name),
    )?.value ?? ''
  );
}
