import { batches as cn } from '../../../src/locales/cn/notices.json';
import { batches as en } from '../../../src/locales/en/notices.json';
import { batches as kg } from '../../../src/locales/kg/notices.json';
import { batches as ru } from '../../../src/locales/ru/notices.json';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { sentences } from '../../../src/domain/language/sentences';
import { filledText, inEveryLanguage } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { AwaitsNotices } from '../corporate';
import type { StoredBatch } from './batchRepository';

const TEXTS = localizedTexts({ ru, en, kg, cn });

interface WaitingLines {
  readonly lines: number;
  readonly sum: Money;
}

/** Notices that lines of a batch await approval, and then signatures. */
export function batchAwaitsNotices(
  { kind, madeBy }: Pick<StoredBatch, 'kind' | 'madeBy'>,
  { lines, sum }: WaitingLines,
): AwaitsNotices {
  const body = inEveryLanguage((language) => sentences([formatMoney(sum, language), madeBy[language]], language));
  const noticeOf = (title: LocalizedText) => localizedNotice({ title: filledText(title, { lines }), body });
  return {
    toApprovers: noticeOf(kind === 'salary' ? TEXTS.salaryToApprove : TEXTS.documentsToApprove),
    toSigners: noticeOf(kind === 'salary' ? TEXTS.salary : TEXTS.documents),
  };
}
