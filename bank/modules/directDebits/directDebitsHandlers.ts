import type { directDebitOperations } from '../../../src/application/operations/directDebits';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { HandlersFor } from '../../kernel/Handler';
import { productChangeHandler } from '../productChanges';
import { refuseDebit, revokeMandate } from './endMandate';
import { directDebitMandate } from './giveMandate';
import { readCreditors, readMandates } from './mandateRepository';

/** Mandates for direct debits. Every query is restricted to the caller's customer. */
export const directDebitHandlers: HandlersFor<typeof directDebitOperations> = {
  GET_DIRECT_DEBITS: async (_nothing, { bank, caller, now }) => {
    const { kysely } = bank.database;
    const [creditors, mandates] = await Promise.all([
      readCreditors(kysely, caller.customerId),
      readMandates(kysely, caller, bankDayOf(now)),
    ]);
    return success({ creditors, mandates });
  },

  GIVE_DIRECT_DEBIT_MANDATE: productChangeHandler('GIVE_DIRECT_DEBIT_MANDATE', directDebitMandate),
  REVOKE_DIRECT_DEBIT_MANDATE: revokeMandate,
  REFUSE_DIRECT_DEBIT: refuseDebit,
};
