import { countryOfIban, isIban, usesIban } from '../bankDetails/iban';
import { isKazakhBin, isKazakhKnp, isKbe } from '../bankDetails/kztDetails';
import {
  isAccountAtRussianBank,
  isCorrespondentAccount,
  isKpp,
  isRussianBic,
  isRussianCompanyInn,
  isRussianInn,
  readOperationCode,
} from '../bankDetails/rubDetails';
import { countryOfSwiftCode, isSwiftCode } from '../bankDetails/swiftCode';
import type { Currency } from '../money/Currency';
import { hasCyrillic, isCarried, isCyrillicCurrency } from '../swift/characters';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { SwiftRecipient } from './SwiftTransfer';

type Violation = ValidationCode | undefined;
type Rule = (recipient: SwiftRecipient, currency: Currency) => Violation;

/** Rules for the fields of a beneficiary abroad by currency, length excepted; in the order of the form. */
export const SWIFT_RULES: Readonly<Record<keyof SwiftRecipient, Rule>> = {
  bankCode: ({ bankCode }, currency) => {
    if (currency === 'RUB') {
      return isRussianBic(bankCode) ? undefined : 'RUSSIAN_BIC_INVALID';
    }
    return isSwiftCode(bankCode) ? undefined : 'SWIFT_CODE_INVALID';
  },
  bankName: ({ bankName }, currency) => letters(bankName, currency),
  intermediaryBank: ({ intermediaryBank }) =>
    intermediaryBank === '' || isSwiftCode(intermediaryBank) ? undefined : 'SWIFT_CODE_INVALID',
  creditAccountNumber: (recipient, currency) =>
    currency === 'RUB' ? russianAccount(recipient) : accountAbroad(recipient),
  recipientName: ({ recipientName }, currency) => letters(recipientName, currency),
  recipientAddress: ({ recipientAddress }, currency) => letters(recipientAddress, currency),
  recipientCountry: ({ recipientCountry }) => (/^[A-Z]{2}$/.test(recipientCountry) ? undefined : 'COUNTRY_REQUIRED'),
  correspondentAccount: inRoubles(({ correspondentAccount, bankCode }) =>
    isCorrespondentAccount(correspondentAccount, bankCode) ? undefined : 'CORRESPONDENT_ACCOUNT_INVALID',
  ),
  operationCode: inRoubles(({ operationCode }) =>
    readOperationCode(operationCode) === undefined ? 'VO_CODE_INVALID' : undefined,
  ),
  inn: inRoubles(({ inn }) => (isRussianInn(inn) ? undefined : 'RUSSIAN_INN_INVALID')),
  kpp: inRoubles(({ kpp, inn }) => {
    const isNeeded = kpp !== '' || isRussianCompanyInn(inn);
    return isNeeded && !isKpp(kpp) ? 'KPP_INVALID' : undefined;
  }),
  bin: inTenge(({ bin }) => (isKazakhBin(bin) ? undefined : 'KAZAKH_BIN_INVALID')),
  kbe: inTenge(({ kbe }) => (isKbe(kbe) ? undefined : 'KBE_INVALID')),
  knp: inTenge(({ knp }) => (isKazakhKnp(knp) ? undefined : 'KNP_INVALID')),
  purpose: ({ purpose }, currency) => {
    const isRussian = isCyrillicCurrency(currency);
    return isRussian && !hasCyrillic(purpose) ? 'SWIFT_CYRILLIC_NEEDED' : letters(purpose, currency);
  },
};

/** Violations of the fields of a beneficiary; length and blank fields are not checked. */
export function swiftRecipientViolations(recipient: SwiftRecipient, currency: Currency): Violations<SwiftRecipient> {
  return violationsBy(SWIFT_RULES, (rule) => rule(recipient, currency));
}

function violationsBy<Field extends string>(
  rules: Readonly<Record<Field, Rule>>,
  apply: (rule: Rule) => Violation,
): Readonly<Partial<Record<Field, ValidationCode>>> {
  const violations: Partial<Record<Field, ValidationCode>> = {};
  for (const field in rules) {
    const violation = apply(rules[field]);
    if (violation !== undefined) {
      violations[field] = violation;
    }
  }
  return violations;
}

function inRoubles(rule: (recipient: SwiftRecipient) => Violation): Rule {
  return (recipient, currency) => (currency === 'RUB' ? rule(recipient) : undefined);
}

function inTenge(rule: (recipient: SwiftRecipient) => Violation): Rule {
  return (recipient, currency) => (currency === 'KZT' ? rule(recipient) : undefined);
}

function letters(text: string, currency: Currency): Violation {
  if (isCarried(text, currency)) {
    return undefined;
  }
  return isCyrillicCurrency(currency) ? 'SWIFT_CHARACTERS' : 'SWIFT_LATIN_ONLY';
}

function russianAccount({ creditAccountNumber, bankCode }: SwiftRecipient): Violation {
  if (!/^\d{20}$/.test(creditAccountNumber)) {
    return 'RUSSIAN_ACCOUNT_INVALID';
  }
  // The check digit of the account depends on the BIC, so it is checked only with a valid BIC.
  return !isRussianBic(bankCode) || isAccountAtRussianBank(creditAccountNumber, bankCode)
    ? undefined
    : 'RUSSIAN_ACCOUNT_KEY';
}

function accountAbroad({ creditAccountNumber, bankCode }: SwiftRecipient): Violation {
  const country = countryOfSwiftCode(bankCode);
  if (!isSwiftCode(bankCode) || !usesIban(country)) {
    return /^[A-Z0-9/-]+$/.test(creditAccountNumber) ? undefined : 'CREDIT_ACCOUNT_CHARACTERS';
  }
  if (!/^[A-Z]{2}\d{2}/.test(creditAccountNumber)) {
    return 'IBAN_NEEDED';
  }
  if (!isIban(creditAccountNumber)) {
    return 'IBAN_INVALID';
  }
  return countryOfIban(creditAccountNumber) === country ? undefined : 'IBAN_OTHER_COUNTRY';
}
