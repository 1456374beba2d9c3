import type { DemonstrationCustomer } from './DemonstrationCustomer';

/** A company whose documents two users sign; one of them also approves, so no document waits for an approval. */
export const TRADER: DemonstrationCustomer = {
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
      rights: ['view', 'create', 'sign', 'payroll'],
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
      rights: ['view', 'approve', 'sign', 'payroll', 'audit'],
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
      rights: ['view', 'audit'],
      office: { ru: 'Ревизор', en: 'Auditor', kg: 'Ревизор', cn: '审计员' },
      // Salaries are none of her business.
      seesOnly: ['company.main', 'company.usd'],
    },
  ],
};

/** A company in which one user makes documents, another approves them, and a third signs. */
export const BUILDER: DemonstrationCustomer = {
  key: 'builder',
  number: '2000002',
  kind: 'C',
  name: {
    ru: 'ОсОО «Чүй Курулуш»',
    en: 'Chuy Kurulush LLC',
    kg: '«Чүй Курулуш» ЖЧКсы',
    cn: '楚河建筑有限责任公司',
  },
  inn: '02304201510278',
  passport: undefined,
  registration: {
    okpo: '28541706',
    address: {
      ru: '724900, Чуйская обл., г. Токмок, ул. Ленина, 312',
      en: '312 Lenin Street, Tokmok 724900, Chuy Region',
      kg: '724900, Чүй обл., Токмок ш., Ленин көч., 312',
      cn: '724900，楚河州，托克马克市，列宁街312号',
    },
  },
  signaturesNeeded: 1,
  users: [
    {
      login: 'ainura',
      fullName: {
        ru: 'Турдубаева Айнура Кубанычбековна',
        en: 'Ainura Turdubaeva',
        kg: 'Турдубаева Айнура Кубанычбек кызы',
        cn: '艾努拉·图尔杜巴耶娃',
      },
      phone: '+996772000909',
      language: 'kg',
      rights: ['view', 'create', 'payroll'],
      office: { ru: 'Бухгалтер', en: 'Accountant', kg: 'Бухгалтер', cn: '会计' },
    },
    {
      login: 'timur',
      fullName: {
        ru: 'Өмүров Тимур Жеңишбекович',
        en: 'Timur Omurov',
        kg: 'Өмүров Тимур Жеңишбек уулу',
        cn: '帖木儿·奥穆罗夫',
      },
      phone: '+996551001010',
      language: 'ru',
      rights: ['view', 'approve', 'payroll'],
      office: { ru: 'Финансовый директор', en: 'Finance director', kg: 'Финансы директору', cn: '财务总监' },
    },
    {
      login: 'kanat',
      fullName: {
        ru: 'Бейшеналиев Канат Орозбекович',
        en: 'Kanat Beishenaliev',
        kg: 'Бейшеналиев Канат Орозбек уулу',
        cn: '卡纳特·别伊舍纳利耶夫',
      },
      phone: '+996703001111',
      language: 'ru',
      rights: ['view', 'sign', 'payroll', 'audit'],
      office: { ru: 'Директор', en: 'Director', kg: 'Директор', cn: '总经理' },
      signaturePlace: 1,
    },
  ],
};
