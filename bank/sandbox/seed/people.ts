import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import type { Passport } from '../../../src/domain/user/Passport';

/** Password of all customers of the demonstration; it is printed at the start. */
export const DEMONSTRATION_PASSWORD = 'Tulpar-2026';

/** Security question of all customers of the demonstration, and its answer. */
export const DEMONSTRATION_QUESTION = '4';
export const DEMONSTRATION_ANSWER = 'Каракол';

/** PIN of all customers of the demonstration, except those who have never signed in. */
export const DEMONSTRATION_PIN = '7294';

export type CustomerKey = 'aibek' | 'aizada' | 'nurlan' | 'gulnara' | 'bermet' | 'company' | 'meerim';

export interface DemonstrationUser {
  readonly login: string;
  readonly fullName: LocalizedText;
  readonly phone: string;
  readonly language: Language;
  readonly rights: readonly string[];
  /** Office in the company. */
  readonly office?: LocalizedText;
  /** Place in which the user signs documents of the company. */
  readonly signaturePlace?: SignaturePlace;
  /** Accounts the user sees and may not work with, by their keys (accountPlan.ts); all when left out. */
  readonly seesOnly?: readonly string[];
  /** True for an employee of the bank who may open the pages of the administration. */
  readonly isAdministrator?: true;
  /** True for a user who has never signed in: the password is good for one sign-in, and nothing else is set yet. */
  readonly isNew?: true;
}

export interface DemonstrationCustomer {
  readonly key: CustomerKey;
  readonly number: string;
  readonly kind: 'I' | 'C';
  readonly name: LocalizedText;
  readonly inn: string;
  readonly passport:
    | (Omit<Passport, 'inn' | 'issuedOn' | 'expiresOn'> & { readonly issuedOn: string; readonly expiresOn: string })
    | undefined;
  /** Registration data of a company. */
  readonly registration?: { readonly okpo: string; readonly address: LocalizedText };
  readonly users: readonly DemonstrationUser[];
  /** Contacts of a customer without access. */
  readonly contacts?: { readonly phone: string; readonly email: string };
}

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
  {
    key: 'company',
    number: '2000001',
    kind: 'C',
    name: {
      ru: 'ОсОО «Ак-Суу Трейд»',
      en: 'Ak-Suu Trade LLC',
      kg: '«Ак-Суу Трейд» ЖЧКсы',
      cn: '阿克苏贸易有限责任公司',
    },
    inn: '01201201910145',
    passport: undefined,
    registration: {
      okpo: '33112978',
      address: {
        ru: '720001, г. Бишкек, ул. Киевская, 96, офис 12',
        en: 'Office 12, 96 Kievskaya Street, Bishkek 720001',
        kg: '720001, Бишкек ш., Киев көч., 96, 12-кеңсе',
        cn: '720001，比什凯克市，基辅街96号12室',
      },
    },
    users: [
      {
        login: 'saltanat',
        fullName: {
          ru: 'Мамбетова Салтанат Эркиновна',
          en: 'Saltanat Mambetova',
          kg: 'Мамбетова Салтанат Эркин кызы',
          cn: '萨尔塔娜特·曼别托娃',
        },
        phone: '+996770000303',
        language: 'ru',
        rights: ['view', 'create', 'sign'],
        office: { ru: 'Главный бухгалтер', en: 'Chief accountant', kg: 'Башкы бухгалтер', cn: '总会计师' },
        signaturePlace: 2,
      },
      {
        login: 'daniyar',
        fullName: {
          ru: 'Садыков Данияр Нурланович',
          en: 'Daniyar Sadykov',
          kg: 'Садыков Данияр Нурлан уулу',
          cn: '达尼亚尔·萨迪科夫',
        },
        phone: '+996550000404',
        language: 'ru',
        rights: ['view', 'approve', 'sign'],
        office: { ru: 'Директор', en: 'Director', kg: 'Директор', cn: '总经理' },
        signaturePlace: 1,
      },
      {
        login: 'cholpon',
        fullName: {
          ru: 'Жээнбекова Чолпон Талантовна',
          en: 'Cholpon Zheenbekova',
          kg: 'Жээнбекова Чолпон Талант кызы',
          cn: '乔尔蓬·热恩别科娃',
        },
        phone: '+996557000707',
        language: 'ru',
        rights: ['view'],
        office: { ru: 'Ревизор', en: 'Auditor', kg: 'Ревизор', cn: '审计员' },
        // Salaries are none of her business.
        seesOnly: ['company.main', 'company.usd'],
      },
    ],
  },
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
];
