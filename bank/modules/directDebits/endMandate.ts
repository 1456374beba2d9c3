import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MandateReference, DirectDebitReference } from '../../../src/application/operations/directDebits';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { isOpen } from '../../../src/domain/invoice/mandateRules';
import type { DebitState, Mandate, MandateState } from '../../../src/domain/invoice/DirectDebit';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { recordAudit } from '../../confirmations/recordAudit';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { tellOfChange } from '../corporate';
import { refusalOf, revocationOf } from './mandateChanges';
import { readMandate } from './mandateRepository';

/**
 * Revokes a mandate of the caller, which grants no rights and so needs no code, nor a second signature of a company; one that
 * has ended is answered as it is.
 */
export function revokeMandate(
  { mandateId }: MandateReference,
  context: CallContext,
): Promise<Result<Mandate, Failure<FailureCodeOf<'REVOKE_DIRECT_DEBIT_MANDATE'>>>> {
  const { bank, caller, now } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    const state = await lockMandate(connection, caller.customerId, mandateId);
    await recordAudit(connection, context, {
      event: 'DIRECT_DEBIT_REVOKED',
      result: state === undefined ? 'MANDATE_NOT_FOUND' : 'SUCCESS',
      subject: mandateId,
    });
    if (state === undefined) {
      return refusal({ code: 'MANDATE_NOT_FOUND' });
    }
    const ends = isOpen({ state });
    if (ends) {
      await endMandate(connection, { mandateId, state: 'revoked', now });
    }
    const mandate = await known(connection, mandateId, context);
    if (ends) {
      await tellOfChange(connection, context, { ...revocationOf(mandate), accountId: mandate.accountId });
    }
    return success(mandate);
  });
}

/** Refuses an announced debit of the caller; one that was refused before is answered again. */
export function refuseDebit(
  { debitId }: DirectDebitReference,
  context: CallContext,
): Promise<Result<Mandate, Failure<FailureCodeOf<'REFUSE_DIRECT_DEBIT'>>>> {
  const { bank, caller, now } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    // A debit that is being made is waited for.
    const { rows } = await sql<{ state: DebitState; mandate_id: bigint }>`
      select d.state, d.mandate_id from direct_debit d join direct_debit_mandate m on m.id = d.mandate_id
        where d.id = ${debitId}::bigint and m.customer_id = ${caller.customerId}::bigint for no key update of d`.execute(
      connection,
    );
    const [debit] = rows;
    const failure = debit === undefined ? 'DIRECT_DEBIT_NOT_FOUND' : overIn(debit.state);
    await recordAudit(connection, context, {
      event: 'DIRECT_DEBIT_REFUSED',
      result: failure ?? 'SUCCESS',
      subject: debitId,
    });
    if (debit === undefined || failure !== undefined) {
      return refusal({ code: failure ?? 'DIRECT_DEBIT_NOT_FOUND' });
    }
    const { numAffectedRows } = await sql`update direct_debit set state = 'refused', changed_at = ${new Date(now)}
      where id = ${debitId}::bigint and state = 'announced'`.execute(connection);
    const mandate = await known(connection, debit.mandate_id.toString(), context);
    const refused = mandate.debits.find(({ id }) => id === debitId);
    if (numAffectedRows === 1n && refused !== undefined) {
      await tellOfChange(connection, context, { ...refusalOf(mandate, refused), accountId: mandate.accountId });
    }
    return success(mandate);
  });
}

function overIn(state: DebitState): 'DIRECT_DEBIT_OVER' | undefined {
  return state === 'announced' || state === 'refused' ? undefined : 'DIRECT_DEBIT_OVER';
}

/** Locks a mandate, its announced debits before it, as where they are made; `undefined` when the customer has no such mandate. */
async function lockMandate(
  connection: Kysely<Tables>,
  customerId: string,
  mandateId: string,
): Promise<MandateState | undefined> {
  await sql`select from direct_debit where mandate_id = ${mandateId}::bigint and state = 'announced' order by id for no key update`.execute(
    connection,
  );
  const { rows } = await sql<{ state: MandateState }>`
    select state from direct_debit_mandate where id = ${mandateId}::bigint and customer_id = ${customerId}::bigint
      for no key update`.execute(connection);
  return rows[0]?.state;
}

/** Ends an open mandate that is locked, and cancels what is announced by it. */
export async function endMandate(
  connection: Kysely<Tables>,
  { mandateId, state, now }: { readonly mandateId: string; readonly state: MandateState; readonly now: Instant },
): Promise<void> {
  await sql`update direct_debit_mandate set state = ${state}, ended_at = ${new Date(now)} where id = ${mandateId}::bigint`.execute(
    connection,
  );
  await sql`update direct_debit set state = 'cancelled', changed_at = ${new Date(now)}
    where mandate_id = ${mandateId}::bigint and state = 'announced'`.execute(connection);
}

async function known(connection: Kysely<Tables>, mandateId: string, { caller, now }: CallContext): Promise<Mandate> {
  const mandate = await readMandate(connection, { ...caller, mandateId }, bankDayOf(now));
  if (mandate === undefined) {
    throw new Error(`The mandate ${mandateId} is not among those of its payer`);
  }
  return mandate;
}
