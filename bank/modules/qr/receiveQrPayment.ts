import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { DeliveredQrPayment, QrPaymentAnswer } from '../../networks/ports/QrOperator';
import { pointNotice } from './pointNotice';
import { plainLine } from '../../../src/domain/text/plainText';

const MAX_NAME_LENGTH = 100;

const RECEIVE = 'select refusal, decided from receive_qr_payment($1, $2, $3, $4, $5, $6)';

interface ReceivedRow {
  readonly refusal: string | null;
  readonly decided: boolean;
}

/** Answer to a payment, and whether it was decided by this call. */
interface QrReceipt {
  readonly answer: QrPaymentAnswer;
  readonly isNew: boolean;
}

/**
 * Credits a payment of a customer of another bank to the point of sale whose code was paid, once however often it is delivered and by however
 * many processes at once.
 */
export async function receiveQrPayment(
  { database }: Pick<BankServices, 'database'>,
  payment: DeliveredQrPayment,
  now: Instant,
): Promise<QrReceipt> {
  if (payment.amount.currency !== 'KGS' || payment.amount.minor <= 0n) {
    return { answer: { accepted: false, reason: 'INVALID_REQUEST' }, isNew: false };
  }
  const point = await nameOfPoint(database, payment.payee);
  const { rows } = await database.pool.query<ReceivedRow>({
    name: 'receive-qr-payment',
    text: RECEIVE,
    values: [
      payment.key,
      payment.payee,
      payment.amount.minor,
      JSON.stringify(payerOf(payment)),
      point === undefined ? null : JSON.stringify(pointNotice(point, payment.amount)),
      new Date(now),
    ],
  });
  const { refusal, decided } = rows[0] ?? { refusal: null, decided: false };
  return { answer: refusal === null ? { accepted: true } : { accepted: false, reason: refusal }, isNew: decided };
}

async function nameOfPoint({ pool }: BankServices['database'], hash: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'name-of-point',
    text: 'select name from qr_point where hash = $1',
    values: [hash],
  });
  return rows[0]?.name;
}

function payerOf({ payerName, payerBank, reference }: DeliveredQrPayment): object {
  return { name: lineOf(payerName), bank: lineOf(payerBank), reference: lineOf(reference) };
}

/** Text from outside as one line of the history. */
function lineOf(text: string): string {
  return plainLine(text).slice(0, MAX_NAME_LENGTH);
}
