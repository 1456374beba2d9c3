import { randomUUID, webcrypto } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { FileUpload, StoredFile } from '../../../src/application/operations/customer';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { fileExtensionOf, LARGEST_FILE_BYTES } from '../../../src/domain/file/fileRules';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { spendAllowance } from '../../kernel/allowances';
import { cleanFile } from './cleanFile';
import { UPLOADS } from './uploadAllowance';

type Stored = Result<
  StoredFile,
  Failure<'OPERATION_ID_REUSED' | 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED' | 'TOO_MANY_REQUESTS'>
>;

/** A file with the name its sender knows it by, when it is one of the chat. */
interface NamedUpload extends FileUpload {
  readonly name?: string;
}

/** Keeps a file for the user who calls; the same document sent again is answered again. */
export async function storeFile(upload: NamedUpload, { bank, caller, now }: CallContext): Promise<Stored> {
  const { kysely } = bank.database;
  const sentHash = Buffer.from(await webcrypto.subtle.digest('SHA-256', upload.bytes));
  const known = await findDocument(kysely, caller.userId, upload.documentId);
  if (known !== undefined) {
    return known.sentHash.equals(sentHash) && known.name === (upload.name ?? null)
      ? success(known.file)
      : refusal({ code: 'OPERATION_ID_REUSED' });
  }
  const allowance = await spendAllowance(bank, UPLOADS, { subject: `user ${caller.userId}` });
  if (!allowance.ok) {
    return allowance;
  }
  if (upload.bytes.length > LARGEST_FILE_BYTES) {
    return refusal({ code: 'FILE_TOO_LARGE' });
  }
  if (fileExtensionOf(upload.bytes) !== upload.extension) {
    return refusal({ code: 'FILE_TYPE_NOT_ALLOWED' });
  }
  const cleaned = await cleanFile(bank, upload.extension, upload.bytes);
  if ('violation' in cleaned) {
    return refusal({ code: cleaned.violation });
  }
  const inserted = await kysely
    .insertInto('stored_file')
    .values({
      uuid: randomUUID(),
      user_id: caller.userId,
      document_id: upload.documentId,
      name: upload.name ?? null,
      extension: upload.extension,
      sent_hash: sentHash,
      content: Buffer.from(cleaned.bytes),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted === undefined
    ? refusal({ code: 'OPERATION_ID_REUSED' })
    : success({ uuid: inserted.uuid, extension: upload.extension, size: cleaned.bytes.length });
}

async function findDocument(connection: Kysely<Tables>, userId: string, documentId: string) {
  const row = await connection
    .selectFrom('stored_file')
    .select((select) => ['uuid', 'name', 'extension', 'sent_hash', select.fn<number>('length', ['content']).as('size')])
    .where('user_id', '=', BigInt(userId))
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return (
    row && {
      sentHash: row.sent_hash,
      name: row.name,
      file: { uuid: row.uuid, extension: row.extension, size: row.size },
    }
  );
}

/** A file of the user who calls, besides those of the chat; `undefined` for any other one, whether it exists or not. */
export async function readFile({ bank, caller }: CallContext, uuid: string) {
  return bank.database.kysely
    .selectFrom('stored_file')
    .select(['extension', 'content'])
    .where('uuid', '=', uuid)
    .where('user_id', '=', BigInt(caller.userId))
    .where('name', 'is', null)
    .executeTakeFirst();
}
