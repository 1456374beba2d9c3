import type { Account } from '../account/Account';
import { debitRefusal } from '../account/usability';
import type { OperationId } from '../operation/OperationId';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isNamePart } from '../transfer/moneyTransferRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { DepositApplication } from './DepositApplication';
import { currenciesOf, firstAmountViolation, isChildOn, offerOf } from './DepositProduct';
import type { DepositOffer, DepositProduct } from './DepositProduct';
import type { ForecastTerms } from './forecast';
import { plainText } from '../text/plainText';

/** Choices at maturity: pay the deposit out, or prolong it. */
export const ENDINGS = ['end', 'prolong'] as const;

export type Ending = (typeof ENDINGS)[number];

/** Draft of a deposit application; its currency is that of the account. */
export class DepositApplicationDraft {
  @Filled('DEPOSIT_PRODUCT_REQUIRED')
  productId = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('DEPOSIT_TERM_REQUIRED')
  termText = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  ending: Ending = 'end';

  childName = '';

  childBirthday = '';

  constructor(values: Readonly<Partial<DepositApplicationDraft>> = {}) {
    this.productId = values.productId ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.termText = values.termText ?? '';
    this.amountText = values.amountText ?? '';
    this.ending = values.ending ?? 'end';
    this.childName = values.childName ?? '';
    this.childBirthday = values.childBirthday ?? '';
  }
}

/** Data a draft is validated against. */
export interface ApplicationCircumstances {
  readonly accounts: readonly Account[];
  readonly products: readonly DepositProduct[];
  readonly today: BankDay;
}

/** Reason a product cannot be opened from an account, or `undefined` when it can. */
export function openingViolation(account: Account, product: DepositProduct | undefined): ValidationCode | undefined {
  const isOther = product !== undefined && !currenciesOf(product).includes(account.currency);
  return debitRefusal(account) ?? (isOther ? 'DEPOSIT_NOT_IN_CURRENCY' : undefined);
}

/** First violation of each field; empty when the application can be created. */
export function depositApplicationViolations(
  draft: DepositApplicationDraft,
  circumstances: ApplicationCircumstances,
): Violations<DepositApplicationDraft> {
  const { product, debit, offer } = chosenOf(draft, circumstances);
  const own = {
    productId: product === undefined ? ('DEPOSIT_PRODUCT_REQUIRED' as const) : undefined,
    debitAccountId: debit === undefined ? debitViolation(debit) : openingViolation(debit, product),
    termText:
      product !== undefined && debit !== undefined && offer === undefined
        ? ('DEPOSIT_TERM_REQUIRED' as const)
        : undefined,
    amountText: debit && (boundsViolation(draft.amountText, debit, offer) ?? amountViolation(draft.amountText, debit)),
    childName: product?.type === 'child' ? childNameViolation(plainText(draft.childName)) : undefined,
    childBirthday: product?.type === 'child' ? birthdayViolation(draft.childBirthday, circumstances.today) : undefined,
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Application made from a draft; `undefined` when the draft is not valid. */
export function depositApplicationOf(
  draft: DepositApplicationDraft,
  circumstances: ApplicationCircumstances,
  operationId: OperationId,
): DepositApplication | undefined {
  const { product, debit, offer } = chosenOf(draft, circumstances);
  const amount = debit && amountOf(draft.amountText, debit);
  if (
    product === undefined ||
    offer === undefined ||
    amount === undefined ||
    !isSound(depositApplicationViolations(draft, circumstances))
  ) {
    return undefined;
  }
  const bornOn = product.type === 'child' ? parseDay(draft.childBirthday) : undefined;
  return {
    productType: 'makeDepositApplication',
    operationId,
    productId: product.id,
    termMonths: offer.termMonths,
    debitAccountId: draft.debitAccountId,
    amount,
    prolongs: product.prolongable && draft.ending === 'prolong',
    child: bornOn && { fullName: plainText(draft.childName), bornOn },
  };
}

/**
 * Terms for a forecast of the deposit if it were opened today; `undefined` until product, account, term and a valid first amount are given.
 */
export function forecastTermsOf(
  draft: DepositApplicationDraft,
  circumstances: ApplicationCircumstances,
): ForecastTerms | undefined {
  const { product, debit, offer } = chosenOf(draft, circumstances);
  const amount = debit && amountOf(draft.amountText, debit);
  if (
    product === undefined ||
    offer === undefined ||
    amount === undefined ||
    firstAmountViolation(offer, amount) !== undefined
  ) {
    return undefined;
  }
  const { payout, capitalized } = product;
  return {
    openedOn: circumstances.today,
    termMonths: offer.termMonths,
    rate: offer.rate,
    payout,
    capitalized,
    amount: amount.minor,
  };
}

/** Product, debit account and offer selected in a draft; each `undefined` when not selected or unknown. */
export function chosenOf(
  { productId, debitAccountId, termText }: DepositApplicationDraft,
  { accounts, products }: ApplicationCircumstances,
) {
  const product = products.find(({ id }) => id === productId);
  const debit = accounts.find(({ id }) => id === debitAccountId);
  const offer = product && debit && offerOf(product, debit.currency, Number.parseInt(termText, 10));
  return { product, debit, offer };
}

function boundsViolation(text: string, debit: Account, offer: DepositOffer | undefined): ValidationCode | undefined {
  const amount = amountOf(text, debit);
  switch (amount && offer && firstAmountViolation(offer, amount)) {
    case 'MIN_LIM_NOT_REACHED':
      return 'BELOW_FIRST_AMOUNT';
    case 'MAX_LIM_EXCEEDED':
      return 'ABOVE_FIRST_AMOUNT';
    default:
      return undefined;
  }
}

function childNameViolation(name: string): ValidationCode | undefined {
  if (name === '') {
    return 'CHILD_NAME_REQUIRED';
  }
  return isNamePart(name) ? undefined : 'CHILD_NAME';
}

function birthdayViolation(text: string, today: BankDay): ValidationCode | undefined {
  if (plainText(text) === '') {
    return 'CHILD_BIRTHDAY_REQUIRED';
  }
  const bornOn = parseDay(text);
  if (bornOn === undefined || bornOn > today) {
    return 'CHILD_BIRTHDAY_UNREADABLE';
  }
  return isChildOn(bornOn, today) ? undefined : 'CHILD_OF_AGE';
}
