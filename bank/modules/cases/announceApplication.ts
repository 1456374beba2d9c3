import type { Kysely } from 'kysely';

import type { ApplicationKind } from '../../../src/domain/case/CustomerCase';
import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { writeMessage } from '../chat';
import { writeNotice } from '../notifications';
import { queueCaseMessage } from './caseMessage';
import { caseOfApplication } from './caseRepository';

/** Application of a user, by its id among those of its kind. */
export interface UserApplication {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly owner: { readonly customerId: string; readonly userId: string };
}

/** Step of the bank with an application. */
export interface ApplicationNews {
  readonly content: LocalizedContent;
  /** A decision or a question, which becomes a message of the case and an SMS; other steps are notices alone. */
  readonly act: 'ask' | 'decide' | undefined;
  readonly now: Instant;
}

/** Notifies the user of a step of the bank, in the transaction that moves the application and, by its triggers, the case. */
export async function announceApplication(
  connection: Kysely<Tables>,
  application: UserApplication,
  { content, act, now }: ApplicationNews,
): Promise<void> {
  const { owner } = application;
  const found = await caseOfApplication(connection, application);
  if (found === undefined) {
    await writeNotice(connection, owner, { content, now });
    return;
  }
  const { id: topicId, language } = found;
  if (act !== undefined) {
    const { body: text } = content[language];
    await writeMessage(connection, { ...owner, topicId, localId: undefined, text, files: [], title: undefined, now });
  }
  await writeNotice(connection, owner, { content, now, topicId });
  if (act !== undefined) {
    await queueCaseMessage(connection, topicId, { act, now });
  }
}
