import { withCheckDigits } from '../../../src/domain/account/accountNumber';

type Service = readonly [name: string, purpose: string];

interface Partner {
  readonly name: string;
  readonly inn: string;
  readonly bic: string;
  readonly accountNumber: string;
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
/** Companies with accounts at other banks. */
export const PARTNERS: readonly [Partner, ...Partner[]] = [
  {
    name: 'ОсОО «Нарын Логистика»',
    inn: '01203201410018',
    bic: '109022',
    accountNumber: withCheckDigits('10918200000301'),
  },
  {
    name: 'ОсОО «Ысык-Ата Агро»',
    inn: '00507201810027',
    bic: '109018',
    accountNumber: withCheckDigits('10918200000302'),
  },
  { name: 'ИП Жолдошева', inn: '11406198510039', bic: '109022', accountNumber: withCheckDigits('10918200000303') },
];
