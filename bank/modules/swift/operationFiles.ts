import { FILE_TYPES } from '../../../src/domain/file/fileRules';
import type { FileExtension } from '../../../src/domain/file/fileRules';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { AttachedFile } from '../../../src/domain/transfer/SwiftTransfer';
import type { CallContext } from '../../kernel/Handler';

/** True when every file was handed in by the user who calls. */
export async function ownsFiles({ bank, caller }: CallContext, files: readonly AttachedFile[]): Promise<boolean> {
  if (files.length === 0) {
    return true;
  }
  const { rows } = await bank.database.pool.query<{ known: bigint }>({
    name: 'files-of-user',
    text: 'select count(*) as known from stored_file where user_id = $1 and uuid = any ($2::uuid[]) and name is null',
    values: [caller.userId, files.map(({ uuid }) => uuid)],
  });
  return rows[0]?.known === BigInt(new Set(files.map(({ uuid }) => uuid)).size);
}

const KEEP = `
  insert into operation_file (customer_id, operation_id, number, file_uuid, name)
    select $1, $2, f.number, f.uuid, f.name from unnest($3::uuid[], $4::text[]) with ordinality f (uuid, name, number)
    on conflict do nothing`;

/** Keeps which files were shown with an operation that was just created; said again it changes nothing. */
export async function keepFiles(
  { bank, caller }: CallContext,
  { operationId, files }: { readonly operationId: OperationId; readonly files: readonly AttachedFile[] },
): Promise<void> {
  if (files.length > 0) {
    const values = [caller.customerId, operationId, files.map(({ uuid }) => uuid), files.map(({ name }) => name)];
    await bank.database.pool.query({ name: 'keep-files', text: KEEP, values });
  }
}

/** The names of the files shown with an operation, in their order. */
export async function fileNames({ bank, caller }: CallContext, operationId: string): Promise<readonly string[]> {
  const { rows } = await bank.database.pool.query<{ name: string }>({
    name: 'files-of-operation',
    text: 'select name from operation_file where customer_id = $1 and operation_id = $2 order by number',
    values: [caller.customerId, operationId],
  });
  return rows.map(({ name }) => name);
}

interface FileRow {
  readonly name: string;
  readonly extension: FileExtension;
  readonly content: Buffer<ArrayBuffer>;
}

/** One of them by its number, from one on; `undefined` when there are fewer. */
export async function shownFile(
  { bank, caller }: CallContext,
  { operationId, number }: { readonly operationId: string; readonly number: number },
): Promise<DownloadedFile | undefined> {
  const { rows } = await bank.database.pool.query<FileRow>({
    name: 'file-of-operation',
    text: `select f.name, s.extension, s.content from operation_file f join stored_file s on s.uuid = f.file_uuid
      where f.customer_id = $1 and f.operation_id = $2 and f.number = $3`,
    values: [caller.customerId, operationId, number],
  });
  const [file] = rows;
  return (
    file && { name: fileNameOf(file), contentType: FILE_TYPES[file.extension], bytes: new Uint8Array(file.content) }
  );
}

/** The customer's name of it with the ending of what it is. */
function fileNameOf({ name, extension }: FileRow): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
