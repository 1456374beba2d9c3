import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { MAX_FILE_NAME_LENGTH, MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../src/domain/chat/messageRules';
import { LARGEST_FILE_BYTES } from '../../src/domain/file/fileRules';
import { fileBytes, fileUuid } from '../../src/infrastructure/registry/files';
import { identifier } from '../../src/infrastructure/registry/codecs';
import type { BankServices } from '../kernel/BankServices';
import { answerTopic } from '../modules/cases';
import { chatsOfBank, readByBank, readChatFile } from '../modules/chat';

/** Base64 makes four characters of three bytes; a little more than allowed still arrives, to be refused by name. */
const MAX_FILE_TEXT = Math.ceil((LARGEST_FILE_BYTES * 1.05) / 3) * 4;
export const MAX_BODY_BYTES = MAX_FILE_TEXT + 64 * 1024;

const topicFields = { userId: identifier, topicId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) };

const Topic = z.object(topicFields);

/** Words and files of an employee. */
export const answerFields = {
  text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  files: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME_LENGTH)),
        content: fileBytes(MAX_FILE_TEXT),
      }),
    )
    .check(z.maxLength(MAX_MESSAGE_FILES)),
};

interface SentFileBytes {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Words of an employee, with the files as the bank takes them. */
export function toAnswer<Sent extends { readonly files: readonly SentFileBytes[] }>({ files, ...sent }: Sent) {
  return { ...sent, files: files.map(({ name, content }) => ({ name, bytes: content })) };
}

const Answer = z.object({ ...topicFields, ...answerFields, closes: z._default(z.boolean(), false) });

const SentFile = z.object({ userId: identifier, uuid: fileUuid });

/** Desk of the bank for the chat: an employee sees whose messages wait, reads them and answers. */
export function serveChat(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/chat', async () => chatsOfBank(bank));

  sandbox.post('/chat/read', async (request, reply) => {
    const topic = Topic.safeParse(request.body);
    return topic.success ? readByBank(bank, topic.data) : reply.code(422).send({ error: 'INVALID' });
  });

  sandbox.post('/chat/answer', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const sent = Answer.safeParse(request.body);
    if (!sent.success) {
      return reply.code(422).send({ error: 'INVALID' });
    }
    const violation = await answerTopic(bank, toAnswer(sent.data));
    return violation === undefined ? reply.code(201).send({}) : reply.code(422).send({ error: violation });
  });

  sandbox.get('/chat/file', async (request, reply) => {
    const asked = SentFile.safeParse(request.query);
    const file = asked.success ? await readChatFile(bank.database, asked.data.userId, asked.data.uuid) : undefined;
    if (file === undefined) {
      return reply.code(404).send({ error: 'NOT_FOUND' });
    }
    return reply
      .type(file.contentType)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(Buffer.from(file.bytes));
  });
}
