import { operations as cnOperations } from '../../../src/locales/cn/screens/home.json';
import { operations as enOperations } from '../../../src/locales/en/screens/home.json';
import { operations as kgOperations } from '../../../src/locales/kg/screens/home.json';
import { operations as ruOperations } from '../../../src/locales/ru/screens/home.json';
import { receipt as cn } from '../../../src/locales/cn/documents.json';
import { receipt as en } from '../../../src/locales/en/documents.json';
import { receipt as kg } from '../../../src/locales/kg/documents.json';
import { receipt as ru } from '../../../src/locales/ru/documents.json';
import type { LineKind } from '../../../src/domain/history/classify';
import type { TransactionStatus } from '../../../src/domain/history/Transaction';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filled } from '../../../src/domain/language/template';

/** Every word a receipt can carry besides what the operation itself says. */
export const RECEIPT_WORDS = localizedTexts({ ru, en, kg, cn });

/** `Страница 1 из 2` and its like. */
export function pageOfPages(page: number, pages: number, language: Language): string {
  return filled(RECEIPT_WORDS.pageOfPages[language], { page, pages });
}

const SCREENS = localizedTexts({ ru: ruOperations, en: enOperations, kg: kgOperations, cn: cnOperations });

/** The words the screens use for a status, so that a receipt does not seem to say something else. */
export const STATUS_WORDS: Readonly<Record<TransactionStatus, LocalizedText>> = SCREENS.statuses;

/** The titles the screens use for a kind of operation. */
export const KIND_WORDS: Readonly<Record<LineKind, LocalizedText>> = SCREENS.kinds;
