import type { LocalizedText } from '../language/Language';

/** Particulars of operations that are only shown and passed on, in the order they are shown in. */
export const DETAIL_NAMES = ['inn'] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];

/** Each a text of one line. */
export type OperationDetails = Readonly<Partial<Record<DetailName, string>>>;

/** What they are called on screens and receipts. */
export const DETAIL_WORDS: Readonly<Record<DetailName, LocalizedText>> = {
  inn: { ru: 'ИНН получателя', en: 'Recipient’s INN', kg: 'Алуучунун ИНН', cn: '收款人税号' },
};

/** The particulars an operation has, in the order they are shown in. */
export function detailsOf(details: OperationDetails = {}): readonly { readonly name: DetailName; readonly value: string }[] {
  return DETAIL_NAMES.flatMap((name) => {
    const value = details[name];
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}
