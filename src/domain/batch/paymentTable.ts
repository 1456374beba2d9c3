import type { BatchOrder, WrittenFields } from './BatchOrder';
import { dayText } from './paymentPlt';
import { writtenAmount } from './readFields';
import { quoted } from './tableCells';
import type { TableField } from './tableLayout';

/** Headings of the tables the bank writes itself, in the order of their columns. */
const COLUMNS: readonly (readonly [TableField, string])[] = [
  ['documentNumber', 'Номер документа'],
  ['valueDate', 'Дата'],
  ['recipientName', 'Получатель'],
  ['inn', 'ИНН'],
  ['bic', 'БИК'],
  ['account', 'Счёт получателя'],
  ['knp', 'Код назначения платежа'],
  ['amount', 'Сумма'],
  ['purpose', 'Назначение платежа'],
];

/** Payments in soms as a table; a line whose columns are unknown stays as it was written. */
export function printPaymentTable(lines: readonly WrittenFields[]): string {
  const rows = lines.map((written) => written.line ?? COLUMNS.map(([field]) => quoted(written[field] ?? '')).join(';'));
  return [COLUMNS.map(([, heading]) => heading).join(';'), ...rows, ''].join('\r\n');
}

/** Texts of an order, as files have them. */
export function writtenOrder(order: BatchOrder): WrittenFields {
  return {
    documentNumber: order.documentNumber,
    valueDate: dayText(order.valueDate),
    recipientName: order.recipientName,
    inn: order.inn,
    bic: order.bic,
    account: order.accountNumber,
    knp: order.purposeCode,
    amount: writtenAmount(order.amount),
    purpose: order.purpose,
  };
}
