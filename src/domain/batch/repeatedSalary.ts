import type { BatchOrder, ReadLine } from './BatchOrder';
import type { PersonFinder } from './payrollPeople';
import { writtenAmount } from './readFields';
import { readSalaryLine } from './salaryCsv';

/** A payment of an earlier payroll, as far as it is repeated. */
export type SalaryPayment = Pick<BatchOrder, 'recipientName' | 'inn' | 'accountNumber' | 'amount' | 'purpose'>;

/**
 * Lines of a payroll that pays the people of an earlier one, with its amounts. An empty purpose leaves that of each payment. A person of the
 * list is paid to the account of the list, and one who has left is a fault. Lines are read like those of a file, because rules may have changed
 * since.
 */
export function repeatedSalary(
  payments: readonly SalaryPayment[],
  purpose = '',
  find: PersonFinder = () => 'PERSON_UNKNOWN',
): readonly ReadLine[] {
  return payments.map((payment, index) => {
    const { recipientName, inn } = payment;
    const person = find({ recipientName, inn });
    const row = index + 1;
    const line = readSalaryLine({
      row,
      written: {
        recipientName,
        inn,
        account: typeof person === 'string' ? payment.accountNumber : person.accountNumber,
        amount: writtenAmount(payment.amount),
        purpose: purpose.trim() || payment.purpose,
      },
    });
    return person === 'PERSON_LEFT'
      ? { row, written: line.written, faults: [{ row, field: 'recipientName', code: person }, ...line.faults] }
      : line;
  });
}
