import { loanAgreement as cn } from '../../../src/locales/cn/documents.json';
import { loanAgreement as en } from '../../../src/locales/en/documents.json';
import { loanAgreement as kg } from '../../../src/locales/kg/documents.json';
import { loanAgreement as ru } from '../../../src/locales/ru/documents.json';
import { guestLoans as cnScreen } from '../../../src/locales/cn/screens/guest.json';
import { guestLoans as enScreen } from '../../../src/locales/en/screens/guest.json';
import { guestLoans as kgScreen } from '../../../src/locales/kg/screens/guest.json';
import { guestLoans as ruScreen } from '../../../src/locales/ru/screens/guest.json';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Every word the agreement of an online loan carries. */
export const AGREEMENT_WORDS = localizedTexts({ ru, en, kg, cn }).words;

const { payout, instalments, penalty, earlyRepayment, signature } = localizedTexts({
  ru: ruScreen.clauses,
  en: enScreen.clauses,
  kg: kgScreen.clauses,
  cn: cnScreen.clauses,
});

/** The clauses, in their order; a page shows visitors the same texts. */
export const AGREEMENT_CLAUSES: readonly LocalizedText[] = [payout, instalments, penalty, earlyRepayment, signature];
