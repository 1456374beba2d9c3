import type { LineKind } from '../../../src/domain/history/classify';
import type { TransactionStatus } from '../../../src/domain/history/Transaction';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';

/** Every word a receipt can carry besides what the operation itself says. */
export const RECEIPT_WORDS = {
  receipt: { ru: 'Квитанция', en: 'Receipt', kg: 'Дүмүрчөк', cn: '回单' },
  number: { ru: '№', en: 'No.', kg: '№', cn: '编号' },
  operation: { ru: 'Операция', en: 'Operation', kg: 'Операция', cn: '交易类型' },
  dateAndTime: { ru: 'Дата и время', en: 'Date and time', kg: 'Күнү жана убактысы', cn: '日期和时间' },
  bishkekTime: { ru: 'по Бишкеку', en: 'Bishkek time', kg: 'Бишкек убактысы боюнча', cn: '比什凯克时间' },
  status: { ru: 'Статус', en: 'Status', kg: 'Абалы', cn: '状态' },
  debitAccount: { ru: 'Счёт списания', en: 'Debit account', kg: 'Чыгарылуучу эсеп', cn: '扣款账户' },
  creditAccount: { ru: 'Счёт зачисления', en: 'Credit account', kg: 'Кирүүчү эсеп', cn: '入账账户' },
  debitCard: { ru: 'Карта списания', en: 'Debit card', kg: 'Чыгарылуучу карта', cn: '扣款卡' },
  creditCard: { ru: 'Карта зачисления', en: 'Credit card', kg: 'Кирүүчү карта', cn: '入账卡' },
  sender: { ru: 'Отправитель', en: 'Sender', kg: 'Жөнөтүүчү', cn: '汇款人' },
  recipient: { ru: 'Получатель', en: 'Recipient', kg: 'Алуучу', cn: '收款人' },
  amount: { ru: 'Сумма', en: 'Amount', kg: 'Сумма', cn: '金额' },
  creditedAmount: { ru: 'Сумма зачисления', en: 'Credit amount', kg: 'Кирүүчү сумма', cn: '入账金额' },
  fee: { ru: 'Комиссия', en: 'Fee', kg: 'Комиссия', cn: '手续费' },
  total: { ru: 'Всего списано', en: 'Total debited', kg: 'Бардыгы чыгарылды', cn: '扣款合计' },
  rate: { ru: 'Курс', en: 'Rate', kg: 'Курс', cn: '汇率' },
  recipientBank: {
    ru: 'БИК банка получателя',
    en: 'BIC of the recipient bank',
    kg: 'Алуучунун банкынын БИКи',
    cn: '收款行 BIC',
  },
  valueDate: { ru: 'Дата валютирования', en: 'Value date', kg: 'Валюталоо күнү', cn: '起息日' },
  purposeCode: {
    ru: 'Код назначения платежа',
    en: 'Payment purpose code',
    kg: 'Төлөм багытынын коду',
    cn: '付款用途代码',
  },
  documentNumber: { ru: 'Номер документа', en: 'Document number', kg: 'Документтин номери', cn: '凭证号' },
  returnOf: { ru: 'Возврат платежа', en: 'Return of payment', kg: 'Кайтарылган төлөм', cn: '退回的付款' },
  returned: { ru: 'Возвращено', en: 'Returned by', kg: 'Кайтарылды', cn: '退回' },
  purpose: { ru: 'Назначение платежа', en: 'Purpose of payment', kg: 'Төлөмдүн дайындалышы', cn: '付款用途' },
  confirmed: {
    ru: 'Подтверждено клиентом',
    en: 'Confirmed by the customer',
    kg: 'Кардар ырастаган',
    cn: '客户确认内容',
  },
  fingerprint: {
    ru: 'Контрольный код операции',
    en: 'Transaction control code',
    kg: 'Операциянын көзөмөл коду',
    cn: '交易校验码',
  },
  reference: { ru: 'Идентификатор', en: 'Reference', kg: 'Идентификатор', cn: '参考号' },
  madeOn: {
    ru: 'Сформировано в интернет-банке',
    en: 'Made in the internet bank on',
    kg: 'Интернет-банкта түзүлгөн:',
    cn: '网上银行生成时间',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** `Страница 1 из 2` and its like. */
export function pageOfPages(page: number, pages: number, language: Language): string {
  const words = {
    ru: `Страница ${page} из ${pages}`,
    en: `Page ${page} of ${pages}`,
    kg: `${pages} барактын ${page}-барагы`,
    cn: `第 ${page} 页，共 ${pages} 页`,
  } as const satisfies LocalizedText;
  return words[language];
}

/** The words the screens use for a status, so that a receipt does not seem to say something else. */
export const STATUS_WORDS: Readonly<Record<TransactionStatus, LocalizedText>> = {
  ACCEPTED: { ru: 'Выполнено', en: 'Completed', kg: 'Аткарылды', cn: '已完成' },
  ACCEPTED_FOR_PROCESSING: {
    ru: 'Принято в обработку',
    en: 'Accepted for processing',
    kg: 'Иштетүүгө кабыл алынды',
    cn: '已受理',
  },
  IN_PROCESS: { ru: 'В обработке', en: 'In process', kg: 'Иштетилүүдө', cn: '处理中' },
  WAITING: { ru: 'Ожидает', en: 'Waiting', kg: 'Күтүүдө', cn: '等待中' },
  ON_CONFIRMATION: { ru: 'На подтверждении', en: 'Being confirmed', kg: 'Ырастоодо', cn: '确认中' },
  NEEDS_CONFIRMATION: {
    ru: 'Требует подтверждения',
    en: 'Needs confirmation',
    kg: 'Ырастоону талап кылат',
    cn: '待确认',
  },
  CONFIRMED: { ru: 'Подтверждено', en: 'Confirmed', kg: 'Ырасталды', cn: '已确认' },
  DECLINED: { ru: 'Отклонено', en: 'Declined', kg: 'Четке кагылды', cn: '已拒绝' },
  REJECTED: { ru: 'Отказано', en: 'Rejected', kg: 'Баш тартылды', cn: '已驳回' },
  RETURNED: { ru: 'Возвращено', en: 'Returned', kg: 'Кайтарылды', cn: '已退回' },
  CANCELLED: { ru: 'Отменено', en: 'Cancelled', kg: 'Жокко чыгарылды', cn: '已取消' },
};

/** The titles the screens use for a kind of operation. */
export const KIND_WORDS: Readonly<Record<LineKind, LocalizedText>> = {
  ownTransfer: {
    ru: 'Между своими счетами',
    en: 'Between own accounts',
    kg: 'Өз эсептердин ортосунда',
    cn: '本人账户间转账',
  },
  bankClientTransfer: {
    ru: 'Перевод клиенту банка',
    en: 'Transfer to a bank customer',
    kg: 'Банктын кардарына которуу',
    cn: '本行客户转账',
  },
  exchange: { ru: 'Обмен валют', en: 'Currency exchange', kg: 'Валюта алмашуу', cn: '货币兑换' },
  deal: { ru: 'Сделка обмена', en: 'Exchange deal', kg: 'Алмашуу келишими', cn: '外汇交易' },
  otherBankTransfer: {
    ru: 'Перевод в другой банк',
    en: 'Transfer to another bank',
    kg: 'Башка банкка которуу',
    cn: '跨行转账',
  },
  depositOpening: { ru: 'Открытие вклада', en: 'Deposit opening', kg: 'Аманат ачуу', cn: '开立存款' },
  deposit: { ru: 'Пополнение вклада', en: 'Deposit replenishment', kg: 'Аманатты толуктоо', cn: '追加存款' },
  depositInterest: { ru: 'Проценты по вкладу', en: 'Deposit interest', kg: 'Аманаттын пайыздары', cn: '存款利息' },
  depositClosing: { ru: 'Закрытие вклада', en: 'Deposit closing', kg: 'Аманатты жабуу', cn: '存款结清' },
  loanDisbursement: { ru: 'Выдача кредита', en: 'Loan payout', kg: 'Насыяны берүү', cn: '贷款发放' },
  invoicePayment: {
    ru: 'Оплата счетов-фактур',
    en: 'Payment of invoices',
    kg: 'Эсеп-фактураларды төлөө',
    cn: '支付发票',
  },
  loanRepayment: { ru: 'Погашение кредита', en: 'Loan repayment', kg: 'Насыяны төлөө', cn: '贷款还款' },
  loanWriteOff: {
    ru: 'Списание кредита банком',
    en: 'Loan written off by the bank',
    kg: 'Банк насыяны эсептен чыгарды',
    cn: '银行核销贷款',
  },
  genericPayment: { ru: 'Платёж', en: 'Payment', kg: 'Төлөм', cn: '支付' },
  mobilePayment: { ru: 'Мобильная связь', en: 'Mobile top-up', kg: 'Мобилдик байланыш', cn: '手机充值' },
  swift: { ru: 'SWIFT-перевод', en: 'SWIFT transfer', kg: 'SWIFT которуу', cn: 'SWIFT汇款' },
  tax: { ru: 'Налоги', en: 'Taxes', kg: 'Салыктар', cn: '税费' },
  taxPayment: { ru: 'Уплата налога', en: 'Tax payment', kg: 'Салык төлөө', cn: '缴税' },
  cardToCard: { ru: 'С карты на карту', en: 'Card to card', kg: 'Картадан картага', cn: '卡对卡转账' },
  kitep: { ru: 'Платёж в «Китеп»', en: 'Kitep payment', kg: '«Китеп» төлөмү', cn: 'Kitep 支付' },
  wallet: { ru: 'Электронный кошелёк', en: 'E-wallet', kg: 'Электрондук капчык', cn: '电子钱包' },
  salaryBatch: { ru: 'Зарплатная ведомость', en: 'Payroll list', kg: 'Эмгек акы тизмеси', cn: '工资单' },
  moneyTransfer: { ru: 'Денежный перевод', en: 'Money transfer', kg: 'Акча которуу', cn: '汇款' },
  loanStatement: { ru: 'Выписка по кредиту', en: 'Loan statement', kg: 'Насыя боюнча көчүрмө', cn: '贷款对账单' },
  accountStatement: { ru: 'Выписка по счёту', en: 'Account statement', kg: 'Эсеп боюнча көчүрмө', cn: '账户对账单' },
  checkbookOrder: {
    ru: 'Заказ чековой книжки',
    en: 'Checkbook order',
    kg: 'Чек китепчесине буйрутма',
    cn: '支票簿申请',
  },
  visaOct: {
    ru: 'Перевод на карту Visa',
    en: 'Transfer to a Visa card',
    kg: 'Visa картасына которуу',
    cn: '转账至 Visa 卡',
  },
  visaAft: {
    ru: 'Пополнение с карты Visa',
    en: 'Top-up from a Visa card',
    kg: 'Visa картасынан толуктоо',
    cn: 'Visa 卡充值',
  },
  qrOutgoing: { ru: 'Оплата по QR', en: 'QR payment', kg: 'QR аркылуу төлөө', cn: '扫码付款' },
  qrIncoming: { ru: 'Поступление по QR', en: 'QR receipt', kg: 'QR аркылуу түшүү', cn: '扫码收款' },
  cardOpening: { ru: 'Выпуск карты', en: 'Card order', kg: 'Карта чыгаруу', cn: '办卡' },
  cardReopening: { ru: 'Перевыпуск карты', en: 'Card reissue', kg: 'Картаны кайра чыгаруу', cn: '换卡' },
  paymentReturn: { ru: 'Возврат платежа', en: 'Payment return', kg: 'Төлөмдүн кайтарылышы', cn: '付款退回' },
  fee: { ru: 'Комиссия', en: 'Fee', kg: 'Комиссия', cn: '手续费' },
  feeReturn: { ru: 'Возврат комиссии', en: 'Fee return', kg: 'Комиссиянын кайтарылышы', cn: '手续费退还' },
  accountOpening: { ru: 'Открытие счёта', en: 'Account opening', kg: 'Эсеп ачуу', cn: '开户' },
  other: { ru: 'Операция', en: 'Transaction', kg: 'Операция', cn: '交易' },
};
