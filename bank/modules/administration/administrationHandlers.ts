import type { administrationOperations } from '../../../src/application/operations/administration';
import type { BankStatus } from '../../../src/domain/administration/BankStatus';
import { refusal, success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import { changeBankStatus, endSessionsOfCustomers, readBankStatusSettings } from '../identity';
import { readActs, recordStatusAct } from './administratorActs';
import { userHandlers } from './userHandlers';

/** Handlers of the administration. The gateway has refused all other users. */
export const administrationHandlers: HandlersFor<typeof administrationOperations> = {
  GET_IBANK_STATUS_SETTINGS: async (_request, { bank }) => success(await readBankStatusSettings(bank.database.kysely)),

  SET_IBANK_STATUS: (change, context) =>
    context.bank.database.kysely.transaction().execute(async (transaction) => {
      const { caller, now } = context;
      const before = await readBankStatusSettings(transaction);
      if (!(await changeBankStatus(transaction, change, { userId: caller.userId, now }))) {
        return refusal({ code: 'OPERATION_IMPOSSIBLE' });
      }
      if (change.behavior === 'block') {
        await endSessionsOfCustomers(transaction, now);
      }
      await recordStatusAct(transaction, context, { before: statusOf(before), after: statusOf(change) });
      return success(await readBankStatusSettings(transaction));
    }),

  GET_DIRECTORY_EDITIONS: async (_request, { bank }) => {
    const editions = await bank.database.kysely
      .selectFrom('directory_version')
      .select(['name', 'data_version', 'changed_at', 'changed_by'])
      .orderBy('name')
      .execute();
    return success(
      editions.map((edition) => ({
        name: edition.name,
        dataVersion: edition.data_version,
        changedAt: edition.changed_at,
        changedBy: edition.changed_by,
      })),
    );
  },

  GET_ADMIN_AUDIT: async (_request, { bank }) => success(await readActs(bank.database.kysely)),

  ...userHandlers,
};

function statusOf({ text, showsText, behavior }: BankStatus): BankStatus {
  return { text, showsText, behavior };
}
