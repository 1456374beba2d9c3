import { money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Currency } from '../../../src/domain/money/Currency';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { LocalizedContent } from '../../database/Tables';

const TITLES: Readonly<Record<'in' | 'out', LocalizedText>> = {
  in: { ru: 'Деньги поступили', en: 'Money received', kg: 'Акча түштү', cn: '已收到款项' },
  out: { ru: 'Деньги списаны', en: 'Money sent', kg: 'Акча чыгарылды', cn: '已支出款项' },
};

export interface NoticeFacts {
  readonly direction: 'in' | 'out';
  readonly minor: bigint;
  readonly currency: Currency;
  /** The other side. */
  readonly name: string;
}

/** What a customer was told of a movement in the generated past. */
export function seedNotice({ direction, minor, currency, name }: NoticeFacts): LocalizedContent {
  const amount = money(minor, currency);
  const titles = TITLES[direction];
  return {
    ru: { title: titles.ru, body: `${formatMoney(amount, 'ru')} — ${name}` },
    en: { title: titles.en, body: `${formatMoney(amount, 'en')} — ${name}` },
    kg: { title: titles.kg, body: `${formatMoney(amount, 'kg')} — ${name}` },
    cn: { title: titles.cn, body: `${formatMoney(amount, 'cn')} — ${name}` },
  };
}
