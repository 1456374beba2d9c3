import { bankDayOf, checkedToBankDay, startOfBankDay } from '../../../src/domain/time/Instant';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import type { PaymentSystem } from '../../../src/domain/operation/OperationTerms';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../BankServices';
import type { InterbankNetwork, NetworkAnswer, NetworkPayment } from './InterbankNetwork';

interface ReceivedRow {
  readonly system: PaymentSystem;
  readonly credit_number: string;
  readonly value_date: string;
  readonly received_at: Instant;
}

/** What the network does with payments to accounts whose fourth to sixth digits are these; any other account is credited. */
const REFUSED_AT_ONCE = '401';
const REJECTED_LATER = '404';
const RETURNED = '405';
const ANSWER_LOST = '408';

const MINUTE_MS = 60_000;
const RETURNED_AFTER_MS = 60 * MINUTE_MS;

/** Made for the table of the demonstration; written before the answer is given, as a network that is not this bank would. */
const RECEIVE = `insert into sandbox_payment (key, system, credit_number, value_date, received_at)
  values ($1, $2, $3, $4, $5) on conflict (key) do nothing`;

const FIND = `select system, credit_number, value_date::text as value_date, received_at from sandbox_payment where key = $1`;

/** A network that takes as long as the real one, by the clock of the bank, and fails in ways that can be asked for. */
export class SandboxNetwork implements InterbankNetwork {
  constructor(private readonly bank: BankServices) {}

  async send(payment: NetworkPayment): Promise<NetworkAnswer> {
    if (scenarioOf(payment.creditAccountNumber) === REFUSED_AT_ONCE) {
      return { state: 'rejected', reason: 'AC01 The account does not exist' };
    }
    const { key, paymentSystem, creditAccountNumber, valueDate } = payment;
    const received = await this.bank.database.pool.query(RECEIVE, [
      key,
      paymentSystem,
      creditAccountNumber,
      valueDate,
      new Date(this.bank.clock.now()),
    ]);
    if (scenarioOf(creditAccountNumber) === ANSWER_LOST && received.rowCount === 1) {
      throw new Error('The network did not answer');
    }
    return { state: 'accepted', reason: '' };
  }

  async stateOf(key: string): Promise<NetworkAnswer> {
    const { rows } = await this.bank.database.pool.query<ReceivedRow>(FIND, [key]);
    const [payment] = rows;
    return payment === undefined ? { state: 'unknown', reason: '' } : this.stateNow(payment, settlementOf(key, payment));
  }

  private stateNow(payment: ReceivedRow, settledAt: Instant): NetworkAnswer {
    const now = this.bank.clock.now();
    const scenario = scenarioOf(payment.credit_number);
    if (now < settledAt) {
      return { state: 'accepted', reason: '' };
    }
    if (scenario === REJECTED_LATER) {
      return { state: 'rejected', reason: 'AC04 The account is closed' };
    }
    return scenario === RETURNED && now >= settledAt + RETURNED_AFTER_MS
      ? { state: 'returned', reason: 'MD07 The recipient has not accepted the money' }
      : { state: 'settled', reason: '' };
  }
}

function scenarioOf(accountNumber: string): string {
  return accountNumber.slice(3, 6);
}

/** All payments of a clearing at its hour; a gross payment some minutes after it came, by its key. */
function settlementOf(key: string, { system, value_date: date, received_at: receivedAt }: ReceivedRow): Instant {
  const { creditedFromMinute, creditedAfterMinutes, acceptedFromMinute } = PAYMENT_SYSTEM_RULES[system];
  const opens = startOfBankDay(checkedToBankDay(date) ?? bankDayOf(receivedAt));
  if (creditedFromMinute !== undefined) {
    return opens + creditedFromMinute * MINUTE_MS;
  }
  const [shortest, longest] = creditedAfterMinutes ?? [0, 0];
  const minutes = shortest + (parseInt(key.slice(0, 4), 16) % (longest - shortest + 1));
  return Math.max(receivedAt, opens + acceptedFromMinute * MINUTE_MS) + minutes * MINUTE_MS;
}
