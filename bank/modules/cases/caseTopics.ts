import type { Kysely } from 'kysely';

import { promisedDay } from '../../../src/domain/case/casePromise';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CaseTopics } from '../chat';
import { readHolidays } from '../directories';
import { tellUserDataChanged } from '../notifications';
import { insertQuestion, lockCase, lockQuestion } from './caseRepository';
import type { OwnedCase } from './caseRepository';
import { moveCase } from './moveCase';

/** Messages of users move cases: one in a case moves that case, one in a topic of the directory asks a question or moves the open one. */
export const caseTopics: CaseTopics = {
  prepareMove: async (caseId, { bank, caller, now }) => {
    const holidays = await readHolidays(bank.database);
    return async (connection) => {
      const found = await lockCase(connection, caseId, caller.userId);
      const moved = found && (await moveCase(connection, found, { act: 'write', now, holidays }));
      if (moved !== undefined && moved.state !== found?.state) {
        await tellUserDataChanged(connection, caller, now);
      }
      return moved !== undefined;
    };
  },

  prepareQuestion: async (topicId, { bank, caller, now }) => {
    const holidays = await readHolidays(bank.database);
    const asked = { userId: caller.userId, topicId, now, holidays };
    return async (connection) => {
      const open = await openQuestion(connection, asked);
      const moved = open && (await moveCase(connection, open, { act: 'write', now, holidays }));
      if (open === undefined || moved?.state !== open.state) {
        await tellUserDataChanged(connection, caller, now);
      }
    };
  },
};

interface Asked {
  readonly userId: string;
  readonly topicId: string;
  readonly now: Instant;
  readonly holidays: readonly BankDay[];
}

/** The open question of a topic, locked; `undefined` when a new one was stored. Another message may store or close one meanwhile. */
async function openQuestion(connection: Kysely<Tables>, asked: Asked): Promise<OwnedCase | undefined> {
  const dueOn = promisedDay('question', bankDayOf(asked.now), asked.holidays);
  for (;;) {
    const open = await lockQuestion(connection, asked);
    if (open !== undefined || (await insertQuestion(connection, { ...asked, dueOn }))) {
      return open;
    }
  }
}
