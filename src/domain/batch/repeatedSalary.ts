import type { BatchOrder, ReadLine } from './BatchOrder';
import { writtenAmount } from './readFields';
import { readSalaryLine } from './salaryCsv';

/** A payment of an earlier payroll, as far as it is repeated. */
export type SalaryPayment = Pick<BatchOrder, 'recipientName' | 'inn' | 'accountNumber' | 'amount' | 'purpose'>;

/**
 * Lines of a payroll that pays the people of an earlier one, with its accounts and amounts. An empty purpose leaves that of each payment.
 * They are read like those of a file, because rules may have changed since.
 */
export function repeatedSalary(payments: readonly SalaryPayment[], purpose = ''): readonly ReadLine[] {
  return payments.map((payment, index) =>
    readSalaryLine({
      row: index + 1,
      written: {
        recipientName: payment.recipientName,
        inn: payment.inn,
        account: payment.accountNumber,
        amount: writtenAmount(payment.amount),
        purpose: purpose.trim() || payment.purpose,
      },
    }),
  );
}
