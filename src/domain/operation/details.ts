import type { LocalizedText } from '../language/Language';

/** Particulars of operations that are only shown and passed on, in the order they are shown in. */
export const DETAIL_NAMES = ['inn',
  'subscriberName',
  'payerName',
  'service',
  'period',
  'reading',
  'schoolYear',
  'schoolClass',
  'pupilName',
  'providerCode',
] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];

/** Each a text of one line. */
export type OperationDetails = Readonly<Partial<Record<DetailName, string>>>;

/** What they are called on screens and receipts. */
export const DETAIL_WORDS: Readonly<Record<DetailName, LocalizedText>> = {
  subscriberName: { ru: 'Абонент', en: 'Subscriber', kg: 'Абонент', cn: '用户' },
  payerName: { ru: 'За кого', en: 'On behalf of', kg: 'Ким үчүн', cn: '被缴费人' },
  service: { ru: 'За что', en: 'For', kg: 'Эмне үчүн', cn: '缴费项目' },
  period: { ru: 'За период', en: 'Period', kg: 'Мезгили', cn: '缴费期间' },
  reading: { ru: 'Показание счётчика', en: 'Meter reading', kg: 'Эсептегичтин көрсөткүчү', cn: '表读数' },
  schoolYear: { ru: 'Учебный год', en: 'School year', kg: 'Окуу жылы', cn: '学年' },
  schoolClass: { ru: 'Класс', en: 'Class', kg: 'Класс', cn: '班级' },
  pupilName: { ru: 'Ученик', en: 'Pupil', kg: 'Окуучу', cn: '学生' },
  providerCode: { ru: 'Код поставщика в банке', en: 'Provider’s code at the bank', kg: 'Жеткирүүчүнүн банктагы коду', cn: '收费单位代码' },
  inn: { ru: 'ИНН получателя', en: 'Recipient’s INN', kg: 'Алуучунун ИНН', cn: '收款人税号' },
};

/** The particulars an operation has, in the order they are shown in. */
export function detailsOf(details: OperationDetails = {}): readonly { readonly name: DetailName; readonly value: string }[] {
  return DETAIL_NAMES.flatMap((name) => {
    const value = details[name];
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}
