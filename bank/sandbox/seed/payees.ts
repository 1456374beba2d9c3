import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import { cutOffOf, isBusinessDay } from '../../../src/domain/calendar/businessDays';
import { elqrLink } from '../../../src/domain/qr/elqr';
import { latinText } from '../../../src/domain/swift/transliterate';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Movement } from './Books';

/** Seeded payment to a payee, besides its account and amount. */
type Payment = Pick<Movement, 'txnCode' | 'recipientName' | 'creditNumber' | 'purpose' | 'terms'>;

interface Partner {
  readonly recipientName: string;
  readonly inn: string;
  readonly bic: string;
  readonly creditNumber: string;
  readonly purposeCode: string;
}

const SUBSCRIBER = 'Асанова Айгуль';

/** Bills of one household; the names of those who are paid are invented. */
export const SERVICES: readonly [Payment, ...Payment[]] = [
  bill({ recipientName: 'Ала-Нур Электро', creditNumber: '120456789', purpose: 'Электроэнергия' }, '101'),
  bill({ recipientName: 'Көл Суу', creditNumber: '1204567', purpose: 'Холодная вода' }, '301'),
  bill({ recipientName: 'Тоо-Жылуу', creditNumber: '120456789', purpose: 'Отопление' }, '401'),
  bill({ recipientName: 'Арча Интернет', creditNumber: '1020304', purpose: 'Домашний интернет' }, '701'),
  bill({ recipientName: 'Бүркүт ТВ', creditNumber: '2030405', purpose: 'Кабельное телевидение' }, '801'),
  bill({ recipientName: 'Таза Шаар', creditNumber: '1204567', purpose: 'Вывоз мусора' }, '501'),
];

function bill(payee: Pick<Payment, 'recipientName' | 'creditNumber' | 'purpose'>, providerCode: string): Payment {
  const txnCode = 'MAKE_GENERIC_PAYMENT_V2' satisfies OperationCode;
  return { ...payee, txnCode, terms: { details: { subscriberName: SUBSCRIBER, providerCode } } };
}

/** Top-ups of one phone. */
export const MOBILE_OPERATORS: readonly [Payment, ...Payment[]] = [
  topUp('Улар Мобайл', '601'),
  topUp('Шумкар Телеком', '602'),
];

function topUp(recipientName: string, providerCode: string): Payment {
  return {
    txnCode: 'MAKE_MOBILE_PAYMENT_V2' satisfies OperationCode,
    recipientName,
    creditNumber: '996555000101',
    purpose: 'Пополнение номера +996 555 000 101',
    terms: { details: { providerCode } },
  };
}

interface Shop {
  readonly name: string;
  /** Account at another bank. */
  readonly account: string;
  readonly merchantCategory: string;
}

export const SHOPS: readonly [Shop, ...Shop[]] = [
  { name: 'Кафе «Жайлоо»', account: '1091820000088801', merchantCategory: '5812' },
  { name: 'Магазин «Береке»', account: '1091820000088802', merchantCategory: '5411' },
  { name: 'Аптека «Шыпаа»', account: '1091820000088803', merchantCategory: '5912' },
  { name: 'Книжный «Санат»', account: '1091820000088804', merchantCategory: '5942' },
  { name: 'АЗС «Жол»', account: '1091820000088805', merchantCategory: '5541' },
  { name: 'Пекарня «Тандыр»', account: '1091820000088806', merchantCategory: '5462' },
];

const QR_PROVIDER = 'qr.otherbank.kg';
/** Reference of the QR system before the first seeded payment. */
const FIRST_REFERENCE = 100_000_000_000;

/** Payment by the static code of a shop, the `count`th by QR. */
export function qrPayment({ name, account, merchantCategory }: Shop, count: number): Payment {
  const qr = elqrLink({
    type: 'static',
    providerId: QR_PROVIDER,
    serviceCode: '02',
    accountId: account,
    transactionId: '',
    amountEditable: true,
    merchantId: '',
    serviceName: name,
    comment: '',
    merchantCategory,
    amount: undefined,
    providerName: latinText(name),
  });
  const networkReference = (FIRST_REFERENCE + count).toString();
  return {
    txnCode: 'MAKE_QR_PAYMENT' satisfies OperationCode,
    recipientName: name,
    creditNumber: account,
    purpose: 'Оплата по QR',
    terms: { qr, details: { network: 'ELQR', networkReference, qrProvider: QR_PROVIDER } },
  };
}

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

/** The fee of a payment by clearing, in tyiyns. */
const CLEARING_FEE = 1_000n;

/** Payment to a company at another bank, the `count`th of its payer. */
export function partnerPayment(
  { inn, bic, purposeCode, ...payee }: Partner,
  { count, at }: { readonly count: number; readonly at: Instant },
): Payment & Required<Pick<Movement, 'fee'>> {
  return {
    txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
    ...payee,
    purpose: 'Оплата по счёту',
    fee: CLEARING_FEE,
    terms: {
      documentNumber: count.toString(),
      bic,
      purposeCode,
      paymentSystem: 'clearing',
      valueDate: clearedOn(at),
      details: { inn },
    },
  };
}

/** First day on which a payment of this moment is cleared. */
function clearedOn(at: Instant): BankDay {
  const paidOn = bankDayOf(at);
  let day = at < cutOffOf('clearing', paidOn) ? paidOn : addDays(paidOn, 1);
  while (!isBusinessDay(day, [])) {
    day = addDays(day, 1);
  }
  return day;
}
