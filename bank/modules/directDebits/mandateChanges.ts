import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { DirectDebit, Mandate, MandateRequest } from '../../../src/domain/invoice/DirectDebit';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { filled, filledText } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { partyName } from '../../../src/domain/operation/partyName';
import { formatDay } from '../../../src/domain/time/format';
import { MESSAGE_TEXTS } from './directDebitTexts';

/** Last digits that identify an account in a message. */
const SHOWN_DIGITS = 4;

const { mandate: MANDATE, debit: DEBIT } = MESSAGE_TEXTS;

/** Terms of a mandate, with the names its words need. */
type NamedTerms = Pick<MandateRequest, 'ceiling' | 'period' | 'periodCeiling' | 'validUntil'> &
  Pick<Mandate, 'creditorName' | 'accountNumber'>;

/** A template of a mandate filled with its terms. */
function termsIn(template: LocalizedText, terms: NamedTerms): LocalizedText {
  const { ceiling, period, periodCeiling, validUntil, creditorName, accountNumber } = terms;
  return filledText(template, (language) => ({
    creditor: partyName(creditorName, language),
    ceiling: formatMoney(ceiling, language),
    total: formatMoney(periodCeiling, language),
    period: MESSAGE_TEXTS.periods[period][language],
    end:
      validUntil === undefined
        ? MESSAGE_TEXTS.withoutEnd[language]
        : filled(MESSAGE_TEXTS.until[language], { day: formatDay(validUntil, language) }),
    number: `•${accountNumber.slice(-SHOWN_DIGITS)}`,
  }));
}

/** Object of the message with the code of a mandate. */
export function mandateAsked(terms: NamedTerms): LocalizedText {
  return termsIn(MESSAGE_TEXTS.asked, terms);
}

/** The giving of a mandate, in words for those of a company who sign it. */
export function givingOf(terms: NamedTerms): CompanyChange {
  return {
    subject: filledText(MANDATE.name, (language) => ({ creditor: partyName(terms.creditorName, language) })),
    before: MANDATE.states.none,
    after: termsIn(MANDATE.states.given, terms),
  };
}

/** The revocation of a mandate, in words for the others of a company. */
export function revocationOf(mandate: Mandate): CompanyChange {
  const { subject, after } = givingOf(mandate);
  return { subject, before: after, after: MANDATE.states.revoked };
}

/** The refusal of a debit, in words for the others of a company. */
export function refusalOf({ creditorName }: Mandate, { invoiceNumber, amount, day }: DirectDebit): CompanyChange {
  return {
    subject: filledText(DEBIT.name, (language) => ({
      number: invoiceNumber,
      creditor: partyName(creditorName, language),
    })),
    before: filledText(DEBIT.states.announced, (language) => ({
      amount: formatMoney(amount, language),
      day: formatDay(day, language),
    })),
    after: DEBIT.states.refused,
  };
}
