import type { caseOperations } from '../../../src/application/operations/cases';
import { canReopen, MAX_PENDING_CASES } from '../../../src/domain/case/caseMoves';
import { refusal, success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import { readHolidays } from '../directories';
import { tellUserDataChanged } from '../notifications';
import { casesOfUser, lockCase, lockPendingCases, shownCase } from './caseRepository';
import { moveCase } from './moveCase';
import { openCase } from './openCase';
import type { IsOwnOperation } from './openCase';

/** Handlers of the cases of a user. */
export const createCaseHandlers = (isOwn: IsOwnOperation): HandlersFor<typeof caseOperations> => ({
  GET_CASES: async (_request, { bank, caller }) => success(await casesOfUser(bank.database.kysely, caller)),

  OPEN_CASE: (draft, context) => openCase(draft, context, isOwn),

  CLOSE_CASE: async ({ caseId }, { bank, caller, now }) =>
    bank.database.kysely.transaction().execute(async (connection) => {
      const found = await lockCase(connection, caseId, caller.userId);
      if (found === undefined) {
        return refusal({ code: 'CASE_NOT_FOUND' });
      }
      const closed = await moveCase(connection, found, { act: 'close', now, holidays: [] });
      if (closed !== undefined) {
        await tellUserDataChanged(connection, caller, now);
      }
      return success(shownCase(closed ?? found));
    }),

  REOPEN_CASE: async ({ caseId }, { bank, caller, now }) => {
    const holidays = await readHolidays(bank.database);
    return bank.database.kysely.transaction().execute(async (connection) => {
      const pending = await lockPendingCases(connection, caller.userId);
      const found = await lockCase(connection, caseId, caller.userId);
      if (found === undefined) {
        return refusal({ code: 'CASE_NOT_FOUND' });
      }
      if (found.state !== 'closed') {
        return success(shownCase(found));
      }
      if (!canReopen(found, now)) {
        return refusal({ code: 'CASE_CLOSED' });
      }
      if (pending >= MAX_PENDING_CASES) {
        return refusal({ code: 'CASES_LIMIT' });
      }
      const reopened = await moveCase(connection, found, { act: 'reopen', now, holidays });
      await tellUserDataChanged(connection, caller, now);
      return success(shownCase(reopened ?? found));
    });
  },
});
