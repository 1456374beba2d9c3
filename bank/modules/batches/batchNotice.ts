import cn from '../../../src/locales/cn/notices/batches.json';
import en from '../../../src/locales/en/notices/batches.json';
import kg from '../../../src/locales/kg/notices/batches.json';
import ru from '../../../src/locales/ru/notices/batches.json';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledText, inEveryLanguage } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { NotificationContent } from '../../../src/domain/notification/Notification';
import type { StoredBatch } from './batchRepository';

const TEXTS = localizedTexts({ ru, en, kg, cn });

interface WaitingLines {
  readonly lines: number;
  readonly sum: Money;
}

/** Notice to the signatories that lines of a batch await their signatures. */
export function batchAwaitsNotice(
  { kind, madeBy }: Pick<StoredBatch, 'kind' | 'madeBy'>,
  { lines, sum }: WaitingLines,
): Readonly<Record<Language, NotificationContent>> {
  const title = kind === 'salary' ? TEXTS.salary : TEXTS.documents;
  return localizedNotice({
    title: filledText(title, { lines }),
    body: inEveryLanguage((language) => `${formatMoney(sum, language)}. ${madeBy[language]}`),
  });
}
