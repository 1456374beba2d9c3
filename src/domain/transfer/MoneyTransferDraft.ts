import type { Account } from '../account/Account';
import { currenciesIn, priceIn } from '../directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../directory/MoneyTransferSystems';
import { compare } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { SentMoneyTransfer } from './MoneyTransfer';
import { isNamePart, readRecipientPhone } from './moneyTransferRules';
import { amountOf, amountViolation, debitViolation, definedOnly, Filled } from './movementRules';
import { plainText } from '../text/plainText';

/** Draft of a money transfer to a person. */
export class MoneyTransferDraft {
  @Filled('SYSTEM_REQUIRED')
  systemId = '';

  @Filled('PAYOUT_COUNTRY_REQUIRED')
  country = '';

  @Filled('LAST_NAME_REQUIRED')
  lastName = '';

  @Filled('FIRST_NAME_REQUIRED')
  firstName = '';

  middleName = '';

  phone = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<MoneyTransferDraft>> = {}) {
    this.systemId = values.systemId ?? '';
    this.country = values.country ?? '';
    this.lastName = values.lastName ?? '';
    this.firstName = values.firstName ?? '';
    this.middleName = values.middleName ?? '';
    this.phone = values.phone ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** Data a draft is validated against. */
export interface MoneyTransferCircumstances {
  readonly accounts: readonly Account[];
  readonly systems: readonly MoneyTransferSystem[];
}

/** First violation of each field of a draft; empty when the transfer can be created. */
export function moneyTransferViolations(
  draft: MoneyTransferDraft,
  { accounts, systems }: MoneyTransferCircumstances,
): Violations<MoneyTransferDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const system = systems.find(({ id }) => id === draft.systemId);
  const own = {
    systemId: system === undefined ? ('SYSTEM_REQUIRED' as const) : undefined,
    country: system && countryViolation(draft.country, system),
    debitAccountId: debitViolation(debit) ?? (debit && system && currencyViolation(debit, system, draft.country)),
    lastName: namePartViolation(draft.lastName),
    firstName: namePartViolation(draft.firstName),
    middleName: plainText(draft.middleName) === '' ? undefined : namePartViolation(draft.middleName),
    phone:
      plainText(draft.phone) === '' || readRecipientPhone(draft.phone) !== undefined
        ? undefined
        : ('RECIPIENT_PHONE' as const),
    amountText:
      debit && (carriedViolation(draft.amountText, debit, system) ?? amountViolation(draft.amountText, debit)),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Transfer made from a draft; `undefined` while the draft has a violation. */
export function moneyTransferOf(
  draft: MoneyTransferDraft,
  circumstances: MoneyTransferCircumstances,
  operationId: OperationId,
): SentMoneyTransfer | undefined {
  const debit = circumstances.accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(moneyTransferViolations(draft, circumstances))) {
    return undefined;
  }
  const { systemId, debitAccountId, country } = draft;
  return {
    direction: 'send',
    operationId,
    systemId,
    debitAccountId,
    country,
    recipient: {
      lastName: plainText(draft.lastName),
      firstName: plainText(draft.firstName),
      middleName: plainText(draft.middleName),
    },
    recipientPhone: readRecipientPhone(draft.phone) ?? '',
    amount,
  };
}

/** Violation of a part of a name that no passport can contain; `undefined` when it is valid. */
export function namePartViolation(typed: string): ValidationCode | undefined {
  return isNamePart(plainText(typed)) ? undefined : 'NAME_AS_IN_PASSPORT';
}

/** Reason nothing can be sent to a country from an account; `undefined` when it can. */
export function currencyViolation(
  { currency }: Account,
  system: MoneyTransferSystem,
  country: string,
): ValidationCode | undefined {
  if (priceIn(system, currency) === undefined) {
    return 'NOT_CARRIED';
  }
  return country === '' || currenciesIn(system, country).includes(currency) ? undefined : 'NOT_CARRIED_THERE';
}

function countryViolation(country: string, system: MoneyTransferSystem): ValidationCode | undefined {
  return currenciesIn(system, country).length === 0 ? 'PAYOUT_COUNTRY_REQUIRED' : undefined;
}

function carriedViolation(
  text: string,
  debit: Account,
  system: MoneyTransferSystem | undefined,
): ValidationCode | undefined {
  const amount = amountOf(text, debit);
  const price = system && priceIn(system, debit.currency);
  if (amount === undefined || price === undefined) {
    return undefined;
  }
  if (compare(amount, price.minimum) < 0) {
    return 'BELOW_SYSTEM_MINIMUM';
  }
  return compare(amount, price.maximum) > 0 ? 'ABOVE_SYSTEM_MAXIMUM' : undefined;
}
