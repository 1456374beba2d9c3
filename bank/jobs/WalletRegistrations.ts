import { sql } from 'kysely';

import type { OperationId } from '../../src/domain/operation/OperationId';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';
import { askOperator } from '../modules/wallets/askOperator';
import { walletNotice } from '../modules/wallets/walletNotice';

const LOOK_EVERY_MS = 1000;
/** By the bank's clock: how long the operator is left alone with an order. */
const ASK_EVERY_MS = 10_000;
const BATCH = 20;

interface RegistrationRow {
  readonly id: bigint;
  readonly operation_id: OperationId;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly wallet_number: string;
  readonly topic_id: string;
  readonly inn: string;
  readonly full_name: string;
}

/** Claims due registrations. A claim postpones the next poll, so a process that dies blocks none. */
const TAKE = `
  with due as (
    select id from wallet where state = 'registering' and ask_at <= $1 order by ask_at limit ${BATCH} for update skip locked),
  taken as (
    update wallet w set ask_at = $2 from due where w.id = due.id
      returning w.id, w.operation_id, w.customer_id, w.user_id, w.wallet_number, w.topic_id)
  select t.*, c.inn, c.name ->> 'ru' as full_name from taken t join customer c on c.id = t.customer_id order by t.id`;

/** Sends requests for wallets to the operator, and their results to the customers. */
export class WalletRegistrations extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'registrations of wallets',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Asks the operator once about everything whose time has come. It is never asked inside a transaction. */
  async round(): Promise<void> {
    const now = this.bank.clock.now();
    const values = [new Date(now), new Date(now + ASK_EVERY_MS)];
    const { rows } = await this.bank.database.pool.query<RegistrationRow>({
      name: 'take-wallet-registrations',
      text: TAKE,
      values,
    });
    const ended = await Promise.all(rows.map((row) => this.askAlone(row)));
    if (ended.includes(true)) {
      this.deps.changed();
    }
  }

  /** One that throws holds up no other, and is asked about again. */
  private async askAlone(row: RegistrationRow): Promise<boolean> {
    try {
      return await this.ask(row);
    } catch (cause) {
      this.deps.log.warn({ err: cause, wallet: row.id.toString() }, 'a wallet has to be asked for again');
      return false;
    }
  }

  private async ask(row: RegistrationRow): Promise<boolean> {
    const { operation_id: key, wallet_number: number, topic_id: topicId, inn, full_name: fullName } = row;
    const answer = await askOperator(this.bank, (operator) =>
      operator.register({ key, number, inn, fullName, topicId }),
    );
    if (!answer.ok) {
      this.deps.log.warn({ wallet: row.id.toString() }, 'a wallet has to be asked for again');
      return false;
    }
    return answer.value !== 'accepted' && this.settle(row, answer.value);
  }

  private settle(row: RegistrationRow, state: 'registered' | 'refused'): Promise<boolean> {
    const now = this.bank.clock.now();
    const at = new Date(now);
    return this.bank.database.kysely.transaction().execute(async (connection) => {
      const { numAffectedRows } = await (state === 'registered'
        ? sql`update wallet set state = 'bound', since = ${at} where id = ${row.id} and state = 'registering'`.execute(
            connection,
          )
        : sql`update wallet set state = 'refused', ended_at = ${at} where id = ${row.id} and state = 'registering'`.execute(
            connection,
          ));
      if (numAffectedRows !== 1n) {
        return false;
      }
      const owner = { customerId: row.customer_id.toString(), userId: row.user_id.toString() };
      await writeNotice(connection, owner, { content: walletNotice(state, row.wallet_number), now });
      return true;
    });
  }
}
