import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { BankMovements } from '../../../src/domain/movements/movements';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import type { LocalizedContent, MovementNotice } from '../../db/Tables';

/** Columns of a transaction the text of a notice is made from. */
export interface NoticedTransaction {
  readonly txn_code: string | null;
  readonly debit_number: string | null;
  readonly debit_currency: Currency | null;
  readonly debit_amount: bigint | null;
  readonly credit_number: string | null;
  readonly credit_currency: Currency | null;
  readonly credit_amount: bigint | null;
  readonly fee: bigint | null;
  readonly sender_name: string | null;
  readonly recipient_name: string | null;
}

const TITLES: Readonly<Record<MovementNotice, LocalizedText>> = {
  transferBooked: { ru: 'Перевод выполнен', en: 'Transfer completed', kg: 'Которуу аткарылды', cn: '转账已完成' },
  moneyReceived: { ru: 'Деньги поступили', en: 'Money received', kg: 'Акча түштү', cn: '已收到款项' },
  paymentAccepted: { ru: 'Платёж принят', en: 'Payment accepted', kg: 'Төлөм кабыл алынды', cn: '付款已受理' },
  paymentDone: { ru: 'Платёж выполнен', en: 'Payment completed', kg: 'Төлөм аткарылды', cn: '付款已完成' },
  paymentRejected: {
    ru: 'Платёж отклонён, деньги возвращены',
    en: 'Payment rejected, the money is back',
    kg: 'Төлөм четке кагылды, акча кайтарылды',
    cn: '付款被拒绝，款项已退回',
  },
  paymentReturned: {
    ru: 'Платёж возвращён банком получателя',
    en: "Payment returned by the recipient's bank",
    kg: 'Төлөмдү алуучунун банкы кайтарды',
    cn: '付款被收款行退回',
  },
  arrivalDone: { ru: 'Пополнение зачислено', en: 'Replenishment credited', kg: 'Толуктоо түштү', cn: '充值已入账' },
  arrivalRejected: {
    ru: 'Пополнение не состоялось, деньги не списаны',
    en: 'Replenishment failed, no money was taken',
    kg: 'Толуктоо болгон жок, акча чыгарылган жок',
    cn: '充值未成功，未扣款',
  },
  arrivalUndone: {
    ru: 'Пополнение не зачислено, деньги вернули отправителю',
    en: 'Replenishment not credited, the money went back',
    kg: 'Толуктоо эсепке түшкөн жок, акча жөнөтүүчүгө кайтарылды',
    cn: '充值未入账，款项已退回付款方',
  },
  interestPaid: {
    ru: 'Выплачены проценты по вкладу',
    en: 'Deposit interest paid',
    kg: 'Аманаттын пайыздары төлөндү',
    cn: '已支付存款利息',
  },
  depositOpened: { ru: 'Вклад открыт', en: 'Deposit opened', kg: 'Аманат ачылды', cn: '存款已开立' },
  depositEnded: {
    ru: 'Вклад закрыт, деньги на счёте',
    en: 'Deposit closed, the money is on the account',
    kg: 'Аманат жабылды, акча эсепте',
    cn: '存款已结清，款项已入账',
  },
  orderAccepted: { ru: 'Заявление принято', en: 'Order accepted', kg: 'Арыз кабыл алынды', cn: '申请已受理' },
  moneySent: { ru: 'Деньги списаны', en: 'Money sent', kg: 'Акча чыгарылды', cn: '已支出款项' },
};

/** The title of a notice, for the events that announce it. */
export function noticeTitle(notice: MovementNotice): LocalizedText {
  return TITLES[notice];
}

/** Text of a notice about a movement of money, in every language. A booked transfer is described in the words that were confirmed. */
export function noticeContent(
  notice: MovementNotice,
  transaction: NoticedTransaction,
  movements = MOVEMENTS,
): LocalizedContent {
  const titles = TITLES[notice];
  const bodies = noticeBodies(notice, transaction, movements);
  return {
    ru: { title: titles.ru, body: bodies.ru },
    en: { title: titles.en, body: bodies.en },
    kg: { title: titles.kg, body: bodies.kg },
    cn: { title: titles.cn, body: bodies.cn },
  };
}

function noticeBodies(
  notice: MovementNotice,
  transaction: NoticedTransaction,
  movements: BankMovements,
): LocalizedText {
  const debited = amountOf(transaction.debit_amount, transaction.debit_currency);
  const credited = amountOf(transaction.credit_amount, transaction.credit_currency);
  switch (notice) {
    case 'transferBooked':
    case 'depositOpened':
    case 'orderAccepted':
    case 'paymentAccepted':
    case 'paymentDone':
    case 'paymentRejected':
    case 'paymentReturned':
    case 'arrivalDone':
    case 'arrivalRejected':
    case 'arrivalUndone':
      return confirmedWords(transaction, { debited, credited }, movements);
    case 'interestPaid':
    case 'depositEnded':
      return amountAndName(credited, transaction.sender_name);
    case 'moneyReceived':
      return amountAndName(credited, transaction.sender_name);
    case 'moneySent':
      return amountAndName(debited, transaction.recipient_name);
    default:
      return notice satisfies never;
  }
}

function confirmedWords(
  transaction: NoticedTransaction,
  { debited: amount, credited }: { readonly debited: Money; readonly credited: Money },
  movements: BankMovements,
): LocalizedText {
  const facts = confirmationFactsOf(
    {
      txnCode: transaction.txn_code ?? '',
      amount,
      credited,
      fee: money(transaction.fee ?? 0n, amount.currency),
      debitAccountNumber: transaction.debit_number ?? '',
      creditAccountNumber: transaction.credit_number ?? '',
      recipientName: transaction.recipient_name ?? '',
    },
    movements,
  );
  return {
    ru: confirmationText(facts, 'ru'),
    en: confirmationText(facts, 'en'),
    kg: confirmationText(facts, 'kg'),
    cn: confirmationText(facts, 'cn'),
  };
}

function amountAndName(amount: Money, name: string | null): LocalizedText {
  return {
    ru: `${formatMoney(amount, 'ru')} — ${name ?? ''}`,
    en: `${formatMoney(amount, 'en')} — ${name ?? ''}`,
    kg: `${formatMoney(amount, 'kg')} — ${name ?? ''}`,
    cn: `${formatMoney(amount, 'cn')} — ${name ?? ''}`,
  };
}

function amountOf(minor: bigint | null, currency: Currency | null): Money {
  if (minor === null || currency === null) {
    throw new Error('A notice is about a side of a transaction that has no amount');
  }
  return money(minor, currency);
}
