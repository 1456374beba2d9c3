import type { Language } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import type { NotificationContent } from '../../../src/domain/notification/Notification';
import type { StoredBatch } from './batchRepository';

interface WaitingLines {
  readonly lines: number;
  readonly sum: Money;
}

/** Notice to the signatories that lines of a batch await their signatures. */
export function batchAwaitsNotice(
  { kind, madeBy }: Pick<StoredBatch, 'kind' | 'madeBy'>,
  { lines, sum }: WaitingLines,
): Readonly<Record<Language, NotificationContent>> {
  const body = (language: Language): string => `${formatMoney(sum, language)}. ${madeBy[language]}`;
  return kind === 'salary'
    ? {
        ru: { title: `Зарплатный реестр ждёт подписи, строк: ${lines}`, body: body('ru') },
        en: { title: `A payroll waits for your signature, lines: ${lines}`, body: body('en') },
        kg: { title: `Эмгек акы реестри кол тамга күтүүдө, саптар: ${lines}`, body: body('kg') },
        cn: { title: `工资清单等待签署，共 ${lines} 行`, body: body('cn') },
      }
    : {
        ru: { title: `Документы ждут подписи: ${lines}`, body: body('ru') },
        en: { title: `Documents wait for your signature: ${lines}`, body: body('en') },
        kg: { title: `Документтер кол тамга күтүүдө: ${lines}`, body: body('kg') },
        cn: { title: `有 ${lines} 份单据等待签署`, body: body('cn') },
      };
}
