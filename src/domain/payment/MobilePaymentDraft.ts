import type { OperationId } from '../operation/OperationId';
import { amountOf, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import { operatorOf, readMobilePhone } from './mobileOperator';
import { providerAmountProblem, somDebitProblem } from './providerRules';
import type { ServiceProvider } from './ServiceProvider';
import type { ServicePayment } from './ServicePayment';
import { draftedProvider } from './ServicePaymentDraft';
import type { ServiceMarket } from './ServicePaymentDraft';

/** A top-up of a phone while it is being filled in. */
export class MobilePaymentDraft {
  @Filled('MOBILE_PHONE_REQUIRED')
  phone = '';

  /** The operator the customer chose; empty for the one the number was given out by. */
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

/** The operator a draft tops up at: the one chosen, or the one the number was given out by. */
export function draftedOperator(
  draft: Pick<MobilePaymentDraft, 'phone' | 'serviceProviderId'>,
  { providers }: Pick<ServiceMarket, 'providers'>,
): ServiceProvider | undefined {
  return draftedProvider(draft, { providers, way: 'mobile' }) ?? operatorOf(providers, draft.phone);
}

/** The first problem of each field of a draft; empty when the payment can be created. */
export function mobilePaymentProblems(draft: MobilePaymentDraft, market: ServiceMarket): Problems<MobilePaymentDraft> {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const operator = draftedOperator(draft, market);
  const isPhone = readMobilePhone(draft.phone) !== undefined;
  const own = {
    phone: isPhone ? undefined : ('MOBILE_PHONE_UNREADABLE' as const),
    serviceProviderId: isPhone && operator === undefined ? ('OPERATOR_REQUIRED' as const) : undefined,
    debitAccountId: somDebitProblem(debit),
    amountText: debit && operator && providerAmountProblem(draft.amountText, debit, operator),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** The payment a sound draft stands for; `undefined` while the draft has a problem. */
export function mobilePaymentOf(
  draft: MobilePaymentDraft,
  market: ServiceMarket,
  operationId: OperationId,
): ServicePayment | undefined {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  const operator = draftedOperator(draft, market);
  const subscriber = readMobilePhone(draft.phone);
  if (amount === undefined || operator === undefined || !isSound(mobilePaymentProblems(draft, market))) {
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
