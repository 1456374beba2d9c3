import type { Language, LocalizedText } from '../language/Language';
import { isCurrency } from '../money/Currency';
import { decimalSign, formatMoney } from '../money/formatAmount';
import { money } from '../money/Money';
import type { Money } from '../money/Money';

/** Names of the details of operations that are only displayed and passed on, in display order. */
export const DETAIL_NAMES = [
  'charges',
  'foreignFee',
  'instructedAmount',
  'bankCode',
  'bankName',
  'correspondentAccount',
  'intermediaryBank',
  'recipientAddress',
  'recipientCountry',
  'operationCode',
  'inn',
  'kpp',
  'bin',
  'kbe',
  'knp',
  'documents',
  'network',
  'qrProvider',
  'qrTransaction',
  'taxpayerInn',
  'taxpayer',
  'vehicleNumber',
  'eniCode',
  'taxPeriod',
  'territory',
  'decisionNumber',
  'violation',
  'transferSystem',
  'payoutCountry',
  'recipientPhone',
  'payoutDays',
  'transferCode',
  'cardNumber',
  'networkReference',
  'subscriberName',
  'payerName',
  'service',
  'period',
  'reading',
  'schoolYear',
  'schoolClass',
  'pupilName',
  'providerCode',
  'depositProduct',
  'depositContract',
  'depositTerm',
  'depositRate',
  'depositEnds',
  'interestExpected',
  'prolongedFor',
  'childName',
  'childBornOn',
  'interestLost',
  'interestWithheld',
  'interestDue',
  'closedBy',
  'loanContract',
  'principalRepaid',
  'interestRepaid',
  'penaltyRepaid',
  'setAside',
  'newInstalment',
  'lastInstalmentOn',
  'invoiceNumbers',
  'registerLines',
  'registerDigest',
] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];

/** Details of an operation, each a text of one line. */
export type OperationDetails = Readonly<Partial<Record<DetailName, string>>>;

/** Labels of details on screens and receipts. */
export const DETAIL_WORDS: Readonly<Record<DetailName, LocalizedText>> = {
  subscriberName: { ru: 'Абонент', en: 'Subscriber', kg: 'Абонент', cn: '用户' },
  payerName: { ru: 'За кого', en: 'On behalf of', kg: 'Ким үчүн', cn: '被缴费人' },
  service: { ru: 'За что', en: 'For', kg: 'Эмне үчүн', cn: '缴费项目' },
  period: { ru: 'За период', en: 'Period', kg: 'Мезгили', cn: '缴费期间' },
  reading: { ru: 'Показание счётчика', en: 'Meter reading', kg: 'Эсептегичтин көрсөткүчү', cn: '表读数' },
  schoolYear: { ru: 'Учебный год', en: 'School year', kg: 'Окуу жылы', cn: '学年' },
  schoolClass: { ru: 'Класс', en: 'Class', kg: 'Класс', cn: '班级' },
  pupilName: { ru: 'Ученик', en: 'Pupil', kg: 'Окуучу', cn: '学生' },
  providerCode: {
    ru: 'Код поставщика в банке',
    en: 'Provider’s code at the bank',
    kg: 'Жеткирүүчүнүн банктагы коду',
    cn: '收费单位代码',
  },
  charges: {
    ru: 'Расходы банков (OUR, SHA, BEN)',
    en: 'Bank charges (OUR, SHA, BEN)',
    kg: 'Банктардын чыгымдары (OUR, SHA, BEN)',
    cn: '银行费用承担方（OUR、SHA、BEN）',
  },
  foreignFee: {
    ru: 'В комиссии: иностранный банк',
    en: 'In the fee: the bank abroad',
    kg: 'Комиссияда: чет өлкөлүк банк',
    cn: '手续费中：境外银行费用',
  },
  instructedAmount: { ru: 'Сумма поручения', en: 'Amount instructed', kg: 'Тапшырманын суммасы', cn: '指示金额' },
  bankCode: {
    ru: 'Код банка получателя',
    en: 'Code of the recipient’s bank',
    kg: 'Алуучунун банкынын коду',
    cn: '收款银行代码',
  },
  bankName: { ru: 'Банк получателя', en: 'Recipient’s bank', kg: 'Алуучунун банкы', cn: '收款银行' },
  correspondentAccount: {
    ru: 'Корреспондентский счёт',
    en: 'Correspondent account',
    kg: 'Корреспонденттик эсеп',
    cn: '代理行账户',
  },
  intermediaryBank: { ru: 'Банк-посредник', en: 'Intermediary bank', kg: 'Ортомчу банк', cn: '中间行' },
  recipientAddress: { ru: 'Адрес получателя', en: 'Recipient’s address', kg: 'Алуучунун дареги', cn: '收款人地址' },
  recipientCountry: { ru: 'Страна получателя', en: 'Recipient’s country', kg: 'Алуучунун өлкөсү', cn: '收款人国家' },
  operationCode: {
    ru: 'Код вида операции (VO)',
    en: 'Operation code (VO)',
    kg: 'Операциянын түрүнүн коду (VO)',
    cn: '业务种类代码（VO）',
  },
  network: { ru: 'Платёжная система', en: 'Payment network', kg: 'Төлөм системасы', cn: '支付网络' },
  qrProvider: { ru: 'Код выдан', en: 'Code issued by', kg: 'Кодду берген', cn: '收款码发行方' },
  qrTransaction: { ru: 'Номер в коде', en: 'Number in the code', kg: 'Коддогу номер', cn: '码内编号' },
  taxpayerInn: { ru: 'ИНН плательщика', en: 'Taxpayer’s INN', kg: 'Салык төлөөчүнүн ИНН', cn: '纳税人税号' },
  taxpayer: { ru: 'Плательщик', en: 'Taxpayer', kg: 'Салык төлөөчү', cn: '纳税人' },
  vehicleNumber: { ru: 'Госномер', en: 'State vehicle number', kg: 'Мамлекеттик номер', cn: '车牌号' },
  eniCode: { ru: 'Код ЕНИ', en: 'ENI code', kg: 'ЕНИ коду', cn: 'ENI代码' },
  taxPeriod: { ru: 'Налоговый год', en: 'Tax year', kg: 'Салык жылы', cn: '纳税年度' },
  territory: { ru: 'Территория', en: 'Territory', kg: 'Аймак', cn: '地区' },
  decisionNumber: { ru: 'Номер постановления', en: 'Decision number', kg: 'Токтомдун номери', cn: '处罚决定书编号' },
  violation: { ru: 'Нарушение', en: 'Violation', kg: 'Бузуу', cn: '违法行为' },
  inn: { ru: 'ИНН получателя', en: 'Recipient’s INN', kg: 'Алуучунун ИНН', cn: '收款人税号' },
  kpp: { ru: 'КПП получателя', en: 'Recipient’s KPP', kg: 'Алуучунун КППси', cn: '收款人 KPP' },
  bin: {
    ru: 'БИН или ИИН получателя',
    en: 'Recipient’s BIN or IIN',
    kg: 'Алуучунун БИНи же ИИНи',
    cn: '收款人 BIN 或 IIN',
  },
  kbe: { ru: 'КБЕ', en: 'KBE', kg: 'КБЕ', cn: 'KBE' },
  knp: { ru: 'КНП', en: 'KNP', kg: 'КНП', cn: 'KNP' },
  documents: { ru: 'Приложенные документы', en: 'Documents attached', kg: 'Тиркелген документтер', cn: '随附文件' },
  transferSystem: {
    ru: 'Система денежных переводов',
    en: 'Money-transfer system',
    kg: 'Акча которуу системасы',
    cn: '汇款系统',
  },
  payoutCountry: { ru: 'Страна выплаты', en: 'Country of payout', kg: 'Акча берилүүчү өлкө', cn: '兑付国家' },
  recipientPhone: { ru: 'Телефон получателя', en: 'Recipient’s phone', kg: 'Алуучунун телефону', cn: '收款人电话' },
  payoutDays: {
    ru: 'Ждёт получателя, дней',
    en: 'Waits for the recipient, days',
    kg: 'Алуучуну күтөт, күн',
    cn: '等待领取天数',
  },
  transferCode: { ru: 'Контрольный номер', en: 'Control number', kg: 'Контролдук номер', cn: '汇款监控号' },
  cardNumber: { ru: 'Номер карты', en: 'Card number', kg: 'Картанын номери', cn: '卡号' },
  networkReference: {
    ru: 'Номер в платёжной системе',
    en: 'Reference at the network',
    kg: 'Төлөм системасындагы номери',
    cn: '支付网络参考号',
  },
  depositProduct: { ru: 'Вклад', en: 'Deposit', kg: 'Аманат', cn: '存款产品' },
  depositTerm: { ru: 'Срок, месяцев', en: 'Term, months', kg: 'Мөөнөтү, ай', cn: '期限（月）' },
  depositRate: { ru: 'Ставка, % годовых', en: 'Rate, % a year', kg: 'Пайызы, жылдык %', cn: '年利率（%）' },
  depositEnds: { ru: 'Окончание срока', en: 'Term ends on', kg: 'Мөөнөтү бүтөт', cn: '到期日' },
  interestExpected: {
    ru: 'Проценты за весь срок',
    en: 'Interest for the whole term',
    kg: 'Бардык мөөнөттүн пайызы',
    cn: '全期利息',
  },
  prolongedFor: {
    ru: 'Продлевается сам, месяцев',
    en: 'Goes on by itself for, months',
    kg: 'Өзү узартылат, ай',
    cn: '自动续存（月）',
  },
  childName: { ru: 'Ребёнок', en: 'Child', kg: 'Бала', cn: '儿童姓名' },
  childBornOn: {
    ru: 'Дата рождения ребёнка',
    en: 'Child’s date of birth',
    kg: 'Баланын туулган күнү',
    cn: '儿童出生日期',
  },
  depositContract: { ru: 'Договор вклада', en: 'Deposit contract', kg: 'Аманат келишими', cn: '存款合同' },
  interestLost: { ru: 'Потеря процентов', en: 'Interest lost', kg: 'Жоголгон пайыздар', cn: '损失的利息' },
  interestWithheld: {
    ru: 'Удержание выплаченных процентов',
    en: 'Paid interest taken back',
    kg: 'Төлөнгөн пайыздарды кармап калуу',
    cn: '扣回已付利息',
  },
  interestDue: { ru: 'Проценты к выплате', en: 'Interest to be paid', kg: 'Төлөнө турган пайыздар', cn: '应付利息' },
  closedBy: { ru: 'Закрытие не позже', en: 'Closed no later than', kg: 'Жабылуу мөөнөтү', cn: '最迟销户日期' },
  loanContract: { ru: 'Кредитный договор', en: 'Loan contract', kg: 'Насыя келишими', cn: '贷款合同' },
  principalRepaid: {
    ru: 'В погашение основного долга',
    en: 'Goes to the principal',
    kg: 'Негизги карызга',
    cn: '偿还本金',
  },
  interestRepaid: { ru: 'В погашение процентов', en: 'Goes to interest', kg: 'Пайыздарга', cn: '偿还利息' },
  penaltyRepaid: { ru: 'В погашение пени', en: 'Goes to the penalty', kg: 'Туумга', cn: '偿还罚息' },
  setAside: {
    ru: 'Отложено на следующий платёж',
    en: 'Set aside for the next instalment',
    kg: 'Кийинки төлөмгө калтырылды',
    cn: '预留给下期还款',
  },
  newInstalment: { ru: 'Новый платёж', en: 'New instalment', kg: 'Жаңы төлөм', cn: '新的每期还款额' },
  invoiceNumbers: { ru: 'Счета-фактуры', en: 'Invoices', kg: 'Эсеп-фактуралар', cn: '发票' },
  lastInstalmentOn: { ru: 'Последний платёж', en: 'Last instalment', kg: 'Акыркы төлөм', cn: '末期还款日' },
  registerLines: { ru: 'Строк в реестре', en: 'Lines of the payroll', kg: 'Реестрдеги саптар', cn: '清单行数' },
  registerDigest: {
    ru: 'Контрольная сумма реестра',
    en: 'Checksum of the payroll',
    kg: 'Реестрдин текшерүү суммасы',
    cn: '清单校验值',
  },
};

/** Details an operation has, in display order: those its movement names first, in the order of the movement. */
export function detailsOf(
  details: OperationDetails = {},
  named: readonly DetailName[] = [],
): readonly { readonly name: DetailName; readonly value: string }[] {
  return [...new Set([...named, ...DETAIL_NAMES])].flatMap((name) => {
    const value = details[name];
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}

const AMOUNTS: readonly DetailName[] = [
  'foreignFee',
  'instructedAmount',
  'interestExpected',
  'interestLost',
  'interestWithheld',
  'interestDue',
  'principalRepaid',
  'interestRepaid',
  'penaltyRepaid',
  'setAside',
  'newInstalment',
];

const WRITTEN_AMOUNT = /^(\d+)\.(\d{2}) ([A-Z]{3})$/;

/** Display text of a detail: an amount or a rate in the format of the language, any other value unchanged. */
export function detailText(name: DetailName, value: string, language: Language): string {
  if (name === 'depositRate') {
    return value.replace('.', decimalSign(language));
  }
  const amount = amountOfDetail(name, value);
  return amount === undefined ? value : formatMoney(amount, language);
}

/** Amount of a detail written as `3211.55 KGS`; `undefined` when the detail is not an amount. */
function amountOfDetail(name: DetailName, value: string): Money | undefined {
  const [, major = '', minor = '', currency = ''] = (AMOUNTS.includes(name) && WRITTEN_AMOUNT.exec(value)) || [];
  return isCurrency(currency) ? money(BigInt(major + minor), currency) : undefined;
}
