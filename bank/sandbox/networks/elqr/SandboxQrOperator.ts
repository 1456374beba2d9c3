import { money } from '../../../../src/domain/money/Money';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import type { DeliveredQrPayment, QrOperator, QrPaymentAnswer } from '../../../networks/ports/QrOperator';

const BATCH = 50;

/** Tyiyns of an amount by which the operator loses the first answer, as the same digits of a payee do on the way out. */
const LOST_TYIYNS = 8n;
const SOM = 100n;

const DELIVERED = `select key, payee, amount, payer_name, payer_bank, reference from sandbox_qr_payment
  where answered_at is null order by sent_at, key limit ${BATCH}`;

const COUNT_ANSWER = 'update sandbox_qr_payment set answers = answers + 1 where key = $1 returning answers, amount';

/** The first answer received stays. */
const KEEP = 'update sandbox_qr_payment set answered_at = $2, refusal = $3 where key = $1 and answered_at is null';

interface PaymentRow {
  readonly key: string;
  readonly payee: string;
  readonly amount: bigint;
  readonly payer_name: string;
  readonly payer_bank: string;
  readonly reference: string;
}

/** The operator of the country's codes as it brings money in a demonstration: payments are made at its desk (`qrArrivals.ts`). */
export class SandboxQrOperator implements QrOperator {
  constructor(private readonly bank: UnconnectedBank) {}

  async delivered(): Promise<readonly DeliveredQrPayment[]> {
    const { rows } = await this.bank.database.pool.query<PaymentRow>({ name: 'sandbox-qr-delivered', text: DELIVERED });
    return rows.map((row) => ({
      key: row.key,
      payee: row.payee,
      amount: money(row.amount, 'KGS'),
      payerName: row.payer_name,
      payerBank: row.payer_bank,
      reference: row.reference,
    }));
  }

  async answer(key: string, answer: QrPaymentAnswer): Promise<void> {
    const { pool } = this.bank.database;
    const { rows } = await pool.query<{ answers: number; amount: bigint }>(COUNT_ANSWER, [key]);
    const [payment] = rows;
    if (payment === undefined) {
      throw new Error(`The operator knows no payment ${key}`);
    }
    if (payment.answers === 1 && payment.amount % SOM === LOST_TYIYNS) {
      throw new Error('The operator did not answer');
    }
    await pool.query(KEEP, [key, new Date(this.bank.clock.now()), answer.accepted ? null : answer.reason]);
  }
}
