import cn from '../../../src/locales/cn/papers/loanAgreement.json';
import en from '../../../src/locales/en/papers/loanAgreement.json';
import kg from '../../../src/locales/kg/papers/loanAgreement.json';
import ru from '../../../src/locales/ru/papers/loanAgreement.json';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Every word the agreement of an online loan carries. */
export const AGREEMENT_WORDS = TEXTS.words;

const { payout, instalments, penalty, earlyRepayment, signature } = TEXTS.clauses;

/** The clauses, in their order. */
export const AGREEMENT_CLAUSES: readonly LocalizedText[] = [payout, instalments, penalty, earlyRepayment, signature];
