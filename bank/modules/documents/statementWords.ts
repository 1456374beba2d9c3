import { statement as cn } from '../../../src/locales/cn/documents.json';
import { statement as en } from '../../../src/locales/en/documents.json';
import { statement as kg } from '../../../src/locales/kg/documents.json';
import { statement as ru } from '../../../src/locales/ru/documents.json';
import { kindOfEntry } from '../../../src/domain/history/classify';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { sentences } from '../../../src/domain/language/sentences';
import { filled, filledText } from '../../../src/domain/language/template';
import type { BankMovements } from '../../../src/domain/movements/movements';
import type { StatementEntry } from '../../../src/domain/statement/Statement';
import { DAYS_TO_DISPUTE } from '../../../src/domain/statement/statementLimits';
import { formatDay } from '../../../src/domain/time/format';
import { KIND_WORDS } from './receiptWords';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Every word a statement carries besides what its entries say. */
export const STATEMENT_WORDS = {
  ...TEXTS.words,
  dispute: filledText(TEXTS.words.dispute, { days: DAYS_TO_DISPUTE }),
};

/** Number of the document of an entry, with its date where that is not the day of the booking. */
export function documentText({ documentNumber: number, documentDate }: StatementEntry, language: Language): string {
  return documentDate === undefined
    ? number
    : filled(TEXTS.subjects.document[language], { number, day: formatDay(documentDate, language) });
}

/** The reason of an entry: its purpose, or which payment it is the fee or the return of. Empty where neither is known. */
export function entrySubject({ kind, payment, purpose }: StatementEntry, language: Language): string {
  if (kind === 'movement' || payment === undefined) {
    return purpose;
  }
  const subject = filled(TEXTS.subjects[kind][language], {
    number: payment.number,
    day: formatDay(payment.day, language),
  });
  return sentences(
    [subject, purpose].filter((part) => part !== ''),
    language,
  );
}

/** Words of a statement for each kind of entry. */
export function entryTitle(entry: StatementEntry, movements: BankMovements): LocalizedText {
  return KIND_WORDS[kindOfEntry(entry, movements)];
}

/** Title of a statement. */
export function statementTitle(product: 'account' | 'deposit'): LocalizedText {
  return product === 'deposit' ? STATEMENT_WORDS.depositTitle : STATEMENT_WORDS.accountTitle;
}
