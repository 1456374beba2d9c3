import type { LocalizedText } from '../../../src/domain/language/Language';
import { BUILDER, TRADER } from './companies';
import type { DemonstrationCustomer } from './DemonstrationCustomer';

/** Password of all customers of the demonstration; it is printed at the start. */
export const DEMONSTRATION_PASSWORD = 'Tulpar-2026';

/** Security question of all customers of the demonstration, and its answer. */
export const DEMONSTRATION_QUESTION = '4';
export const DEMONSTRATION_ANSWER = 'Каракол';

/** PIN of all customers of the demonstration, except those who have never signed in. */
export const DEMONSTRATION_PIN = '7294';

const AIBEK: LocalizedText = {
  ru: 'Асанов Айбек Маратович',
  en: 'Aibek Asanov',
  kg: 'Асанов Айбек Марат уулу',
  cn: '艾别克·阿萨诺夫',
};
const AIZADA: LocalizedText = {
  ru: 'Токтосунова Айзада Бакытовна',
  en: 'Aizada Toktosunova',
  kg: 'Токтосунова Айзада Бакыт кызы',
  cn: '艾扎达·托克托苏诺娃',
};
const NURLAN: LocalizedText = {
  ru: 'Жумабеков Нурлан Тилекович',
  en: 'Nurlan Zhumabekov',
  kg: 'Жумабеков Нурлан Тилек уулу',
  cn: '努尔兰·朱马别科夫',
};

const GULNARA: LocalizedText = {
  ru: 'Эсенова Гулнара Таалайбековна',
  en: 'Gulnara Esenova',
  kg: 'Эсенова Гүлнара Таалайбек кызы',
  cn: '古丽娜拉·埃森诺娃',
};

/** A customer with an expired passport, who may only look until she has entered a new one. */
const BERMET: LocalizedText = {
  ru: 'Бекова Бермет Азаматовна',
  en: 'Bermet Bekova',
  kg: 'Бекова Бермет Азамат кызы',
  cn: '别尔梅特·别科娃',
};

/** An employee of the bank, who administers it and has no account at it. */
const MEERIM: LocalizedText = {
  ru: 'Кадырова Мээрим Жанышовна',
  en: 'Meerim Kadyrova',
  kg: 'Кадырова Мээрим Жаныш кызы',
  cn: '梅丽姆·卡德罗娃',
};

/** All names and numbers are invented. */
export const DEMONSTRATION_CUSTOMERS: readonly DemonstrationCustomer[] = [
  {
    key: 'aibek',
    number: '1000001',
    kind: 'I',
    name: AIBEK,
    inn: '21503198500123',
    passport: {
      series: 'ID',
      number: '1020304',
      issuedBy: 'МКК 211011',
      issuedOn: '2021-05-14',
      expiresOn: '2031-05-14',
      address: 'г. Бишкек, ул. Киевская, 95, кв. 12',
    },
    users: [{ login: 'aibek', fullName: AIBEK, phone: '+996555000101', language: 'ru', rights: [] }],
  },
  {
    key: 'aizada',
    number: '1000002',
    kind: 'I',
    name: AIZADA,
    inn: '12902200000123',
    passport: {
      series: 'ID',
      number: '2030405',
      issuedBy: 'МКК 211021',
      issuedOn: '2019-11-02',
      expiresOn: '2029-11-02',
      address: 'г. Бишкек, мкр Асанбай, 21, кв. 40',
    },
    users: [{ login: 'aizada', fullName: AIZADA, phone: '+996700000202', language: 'kg', rights: [] }],
  },
  {
    key: 'nurlan',
    number: '1000003',
    kind: 'I',
    name: NURLAN,
    inn: '20708199700456',
    passport: {
      series: 'ID',
      number: '3040506',
      issuedBy: 'МКК 211031',
      issuedOn: '2022-08-01',
      expiresOn: '2032-08-01',
      address: 'г. Ош, ул. Ленина, 204',
    },
    users: [{ login: 'nurlan', fullName: NURLAN, phone: '+996999000505', language: 'ru', rights: [], isNew: true }],
  },
  {
    key: 'gulnara',
    number: '1000004',
    kind: 'I',
    name: GULNARA,
    inn: '11409199100123',
    passport: {
      series: 'ID',
      number: '5060708',
      issuedBy: 'МКК 211051',
      issuedOn: '2020-03-21',
      expiresOn: '2030-03-21',
      address: 'г. Каракол, ул. Токтогула, 17',
    },
    users: [],
    contacts: { phone: '+996709000606', email: 'gulnara@mail.example' },
  },
  {
    key: 'bermet',
    number: '1000005',
    kind: 'I',
    name: BERMET,
    inn: '11706199300217',
    passport: {
      series: 'AN',
      number: '4050607',
      issuedBy: 'МКК 50-11',
      issuedOn: '2015-03-16',
      expiresOn: '2025-03-16',
      address: 'г. Токмок, ул. Шамшинская, 8, кв. 3',
    },
    users: [{ login: 'bermet', fullName: BERMET, phone: '+996708000606', language: 'ru', rights: [] }],
  },
  TRADER,
  {
    key: 'meerim',
    number: '1000006',
    kind: 'I',
    name: MEERIM,
    inn: '10305198800317',
    passport: {
      series: 'ID',
      number: '6070809',
      issuedBy: 'МКК 211011',
      issuedOn: '2023-02-10',
      expiresOn: '2033-02-10',
      address: 'г. Бишкек, пр. Манаса, 40, кв. 7',
    },
    users: [
      { login: 'meerim', fullName: MEERIM, phone: '+996707000808', language: 'ru', rights: [], isAdministrator: true },
    ],
  },
  BUILDER,
];
