import { withCheckDigits } from '../../../src/domain/account/accountNumber';

type Service = readonly [name: string, purpose: string];

interface Partner {
  readonly recipientName: string;
  readonly inn: string;
  readonly bic: string;
  readonly creditNumber: string;
  readonly purposeCode: string;
}

/** Invented names of those who are paid, and what for. */
export const SERVICES: readonly [Service, ...Service[]] = [
  ['Ала-Нур Электро', 'Электроэнергия'],
  ['Көл Суу', 'Холодная вода'],
  ['Тоо-Жылуу', 'Отопление'],
  ['Арча Интернет', 'Домашний интернет'],
  ['Бүркүт ТВ', 'Кабельное телевидение'],
  ['Таза Шаар', 'Вывоз мусора'],
];
export const SHOPS = [
  'Кафе «Жайлоо»',
  'Магазин «Береке»',
  'Аптека «Шыпаа»',
  'Книжный «Санат»',
  'АЗС «Жол»',
  'Пекарня «Тандыр»',
] as const;
export const MOBILE_OPERATORS = ['Улар Мобайл', 'Шумкар Телеком'] as const;
/** Purpose code of payments for goods. */
const GOODS = '41100000';

/** Companies with accounts at other banks. */
export const PARTNERS: readonly [Partner, ...Partner[]] = [
  {
    recipientName: 'ОсОО «Нарын Логистика»',
    inn: '01203201410018',
    bic: '109022',
    creditNumber: withCheckDigits('10918200000301'),
    purposeCode: GOODS,
  },
  {
    recipientName: 'ОсОО «Ысык-Ата Агро»',
    inn: '00507201810027',
    bic: '109018',
    creditNumber: withCheckDigits('10918200000302'),
    purposeCode: GOODS,
  },
  {
    recipientName: 'ИП Жолдошева',
    inn: '11406198510039',
    bic: '109022',
    creditNumber: withCheckDigits('10918200000303'),
    purposeCode: GOODS,
  },
];
