import cn from '../../../src/locales/cn/papers/loanAgreement.json';
import en from '../../../src/locales/en/papers/loanAgreement.json';
import kg from '../../../src/locales/kg/papers/loanAgreement.json';
import ru from '../../../src/locales/ru/papers/loanAgreement.json';
import cnScreen from '../../../src/locales/cn/screens/guestLoans.json';
import enScreen from '../../../src/locales/en/screens/guestLoans.json';
import kgScreen from '../../../src/locales/kg/screens/guestLoans.json';
import ruScreen from '../../../src/locales/ru/screens/guestLoans.json';
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
