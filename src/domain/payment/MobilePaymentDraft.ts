import type { OperationId } from '../operation/OperationId';
import { amountOf, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { operatorOf, readMobilePhone } from './mobileOperator';
import { providerAmountViolation, somDebitViolation } from './providerRules';
import type { ServiceProvider } from './ServiceProvider';
import type { ServicePayment } from './ServicePayment';
import { draftedProvider } from './ServicePaymentDraft';
import type { ServiceMarket } from './ServicePaymentDraft';

/** Draft of a top-up of a phone. */
export class MobilePaymentDraft {
  @Filled('MOBILE_PHONE_REQUIRED')
  phone = '';

  /** Operator selected by the customer; empty for the one that issued the number. */
  serviceProviderId = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<MobilePaymentDraft>> = {}) {
    this.phone = values.phone ?? '';
    this.serviceProviderId = values.serviceProviderId ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** Operator of a draft: the selected one, or the one that issued the number. */
export function draftedOperator(
  draft: Pick<MobilePaymentDraft, 'phone' | 'serviceProviderId'>,
  { providers }: Pick<ServiceMarket, 'providers'>,
): ServiceProvider | undefined {
  return draftedProvider(draft, { providers, way: 'mobile' }) ?? operatorOf(providers, draft.phone);
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function mobilePaymentViolations(
  draft: MobilePaymentDraft,
  market: ServiceMarket,
): Violations<MobilePaymentDraft> {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const operator = draftedOperator(draft, market);
  const isPhone = readMobilePhone(draft.phone) !== undefined;
  const own = {
    phone: isPhone ? undefined : ('MOBILE_PHONE_UNREADABLE' as const),
    serviceProviderId: isPhone && operator === undefined ? ('OPERATOR_REQUIRED' as const) : undefined,
    debitAccountId: somDebitViolation(debit),
    amountText: debit && operator && providerAmountViolation(draft.amountText, debit, operator),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function mobilePaymentOf(
  draft: MobilePaymentDraft,
  market: ServiceMarket,
  operationId: OperationId,
): ServicePayment | undefined {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  const operator = draftedOperator(draft, market);
  const subscriber = readMobilePhone(draft.phone);
  if (amount === undefined || operator === undefined || !isSound(mobilePaymentViolations(draft, market))) {
    return undefined;
  }
  return {
    operationId,
    debitAccountId: draft.debitAccountId,
    serviceProviderId: operator.id,
    values: subscriber === undefined ? {} : { subscriber },
    amount,
  };
}
