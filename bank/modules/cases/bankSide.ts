import { sql } from 'kysely';

import type { BankAct } from '../../../src/domain/case/caseMoves';
import { topicOf } from '../../../src/domain/case/CustomerCase';
import type { CaseKind, CaseState, CustomerCase } from '../../../src/domain/case/CustomerCase';
import { sentText } from '../../../src/domain/chat/messageRules';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { answerUser, prepareAnswer, writeAnswer } from '../chat';
import type { Answer, AnswerViolation } from '../chat';
import { readHolidays } from '../directories';
import { writeNotice } from '../notifications';
import { queueCaseMessage } from './caseMessage';
import { caseNotice } from './caseNotices';
import { lockCase, questionIn, shownCase } from './caseRepository';
import { moveCase } from './moveCase';

/** A case as the bank lists it. */
export interface BankCase {
  readonly id: string;
  readonly userId: string;
  readonly userName: LocalizedText;
  /** Name of the company a user writes from; `undefined` for a person. */
  readonly company: LocalizedText | undefined;
  readonly kind: CaseKind;
  readonly transactionId: string | undefined;
  /** Topic of the chat with the messages of the case. */
  readonly topicId: string;
  readonly state: CaseState;
  readonly dueOn: BankDay;
  /** Messages of the user the bank has not read. */
  readonly unread: number;
  /** Moment of its last message. */
  readonly lastAt: Instant;
}

const MAX_CASES = 30;

type CaseRow = Omit<BankCase, 'company' | 'transactionId'> & {
  readonly company: LocalizedText | null;
  readonly transactionId: string | null;
};

/** Cases that are not closed: first those the bank has to answer, of these the ones due first. */
export async function casesOfBank({ database }: BankServices): Promise<readonly BankCase[]> {
  const { rows } = await sql<CaseRow>`
    select c.id::text, c.user_id::text as "userId", u.full_name as "userName", case when k.kind = 'C' then k.name end as company,
        c.kind, coalesce(c.txn_id, case c.kind when 'productOrder' then c.application_id end)::text as "transactionId",
        coalesce(c.topic_id, c.id)::text as "topicId", c.state, c.due_on as "dueOn", m.unread, coalesce(m.last_at, c.opened_at) as "lastAt"
      from customer_case c join app_user u on u.id = c.user_id join customer k on k.id = u.customer_id
        cross join lateral (
          select (count(*) filter (where local_id is not null and read_at is null))::int as unread, max(created_at) as last_at
            from chat_message where user_id = c.user_id and thread_id = coalesce(c.topic_id, c.id)) m
      where c.state <> 'closed' order by c.state not in ('received', 'inWork'), c.due_on, c.id limit ${MAX_CASES}`.execute(
    database.kysely,
  );
  return rows.map(({ company, transactionId, ...row }) => ({
    ...row,
    company: company ?? undefined,
    transactionId: transactionId ?? undefined,
  }));
}

/** Act of the bank on a case; a question and an answer have words or files, a closing may have them. */
export interface BankMove extends Pick<Answer, 'text' | 'files'> {
  readonly caseId: string;
  readonly act: BankAct;
}

export type BankMoveViolation = AnswerViolation | 'CASE_NOT_FOUND' | 'CASE_MOVE_IMPOSSIBLE';

const MUST_SAY: ReadonlySet<BankAct> = new Set<BankAct>(['ask', 'answer']);

/** True for an act that writes a message: closing a case may say something, taking one says nothing. */
function saysSomething({ act, text, files }: BankMove): boolean {
  return MUST_SAY.has(act) || (act === 'close' && (sentText(text) !== '' || files.length > 0));
}

/** Moves a case for the bank, writes what the bank has to say into its chat, and notifies the user. */
export async function moveByBank(
  bank: BankServices,
  move: BankMove,
): Promise<{ readonly moved: CustomerCase } | { readonly violation: BankMoveViolation }> {
  const { caseId, act } = move;
  const prepared = saysSomething(move) ? await prepareAnswer(bank, move) : undefined;
  if (prepared !== undefined && 'violation' in prepared) {
    return prepared;
  }
  const holidays = await readHolidays(bank.database);
  const now = bank.clock.now();
  return bank.database.kysely.transaction().execute(async (connection) => {
    const found = await lockCase(connection, caseId);
    if (found === undefined) {
      return { violation: 'CASE_NOT_FOUND' as const };
    }
    const moved = await moveCase(connection, found, { act, now, holidays });
    if (moved === undefined) {
      return { violation: 'CASE_MOVE_IMPOSSIBLE' as const };
    }
    if (prepared !== undefined) {
      // The notice has the title; the message needs none of its own.
      await writeAnswer(connection, prepared, { ...moved, topicId: topicOf(moved), title: undefined, now });
    }
    await writeNotice(connection, moved, { content: caseNotice(act, moved), now, topicId: topicOf(moved) });
    await queueCaseMessage(connection, moved.id, { act, now });
    return { moved: shownCase(moved) };
  });
}

/** Answer of the bank in a topic of a user, which may close the question asked there. */
export interface TopicAnswer extends Answer {
  readonly closes: boolean;
}

/** Answers a user in a topic: the open question is answered or closed by it; where there is none, the bank writes first. Resolves to the violation. */
export async function answerTopic(
  bank: BankServices,
  { closes, ...answer }: TopicAnswer,
): Promise<BankMoveViolation | undefined> {
  const question = await questionIn(bank.database.kysely, answer);
  const answered =
    question === undefined
      ? await answerUser(bank, answer)
      : await moveByBank(bank, { ...answer, caseId: question, act: closes ? 'close' : 'answer' });
  return 'violation' in answered ? answered.violation : undefined;
}
