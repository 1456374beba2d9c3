import cn from '../../locales/cn/domain/loanStatementTypes.json';
import en from '../../locales/en/domain/loanStatementTypes.json';
import kg from '../../locales/kg/domain/loanStatementTypes.json';
import ru from '../../locales/ru/domain/loanStatementTypes.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { LOAN_STATEMENT_TYPES } from './CertificateOrder';
import type { LoanStatementType } from './CertificateOrder';

/** Contents of certificates about loans in words. */
export const LOAN_STATEMENT_WORDS = localizedTexts({ ru, en, kg, cn }) satisfies Readonly<
  Record<LoanStatementType, LocalizedText>
>;

export function isLoanStatementType(text: string): text is LoanStatementType {
  return LOAN_STATEMENT_TYPES.some((type) => type === text);
}
