import { sql } from 'kysely';

import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { BankServices } from '../../kernel/BankServices';
import { defineJob } from '../../kernel/Job';
import type { RoundServices } from '../../kernel/Job';
import { writeNotice } from '../notifications';
import { askOperator } from './askOperator';
import { walletNotice } from './walletNotice';

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

/**
 * Sends requests for wallets to the operator, and its answers to the customers. The operator is asked once about each request that is due,
 * never inside a transaction.
 */
export const walletRegistrations = defineJob({
  name: 'registrations of wallets',
  every: 1000,
  wokenBy: ['clock'],
  runsIn: ({ networks }) => networks.walletOperator !== undefined,
  round: async (services) => {
    const { bank, changed } = services;
    const now = bank.clock.now();
    const { rows } = await bank.database.pool.query<RegistrationRow>({
      name: 'take-wallet-registrations',
      text: TAKE,
      values: [new Date(now), new Date(now + ASK_EVERY_MS)],
    });
    const ended = await Promise.all(rows.map((row) => askAlone(services, row)));
    if (ended.includes(true)) {
      changed();
    }
  },
});

/** Asks about a request. One that throws delays no other, and is asked about again. */
async function askAlone({ bank, log }: RoundServices, row: RegistrationRow): Promise<boolean> {
  try {
    const { operation_id: key, wallet_number: number, topic_id: topicId, inn, full_name: fullName } = row;
    const answer = await askOperator(bank, (operator) => operator.register({ key, number, inn, fullName, topicId }));
    if (answer.ok) {
      return answer.value !== 'accepted' && (await settle(bank, row, answer.value));
    }
    log.warn({ wallet: row.id.toString() }, 'a wallet has to be asked for again');
  } catch (cause) {
    log.warn({ err: cause, wallet: row.id.toString() }, 'a wallet has to be asked for again');
  }
  return false;
}

function settle(
  { clock, database }: BankServices,
  row: RegistrationRow,
  state: 'registered' | 'refused',
): Promise<boolean> {
  const now = clock.now();
  const at = new Date(now);
  return database.kysely.transaction().execute(async (connection) => {
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
