import { cases as cn } from '../../../src/locales/cn/notices.json';
import { cases as en } from '../../../src/locales/en/notices.json';
import { cases as kg } from '../../../src/locales/kg/notices.json';
import { cases as ru } from '../../../src/locales/ru/notices.json';
import type { BankAct } from '../../../src/domain/case/caseMoves';
import type { CustomerCase } from '../../../src/domain/case/CustomerCase';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledText } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import { formatDay } from '../../../src/domain/time/format';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice of what the bank has done with a case. */
export function caseNotice(
  act: BankAct,
  { id, kind, dueOn }: Pick<CustomerCase, 'id' | 'kind' | 'dueOn'>,
): LocalizedContent {
  const { title, body } = TEXTS[act === 'close' && kind === 'question' ? 'closeQuestion' : act];
  return localizedNotice({
    title: filledText(title, { number: id }),
    body: filledText(body, (language) => ({ number: id, day: formatDay(dueOn, language) })),
  });
}
