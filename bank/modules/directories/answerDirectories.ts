import { catalogue } from '../../../src/application/operations/catalogue';
import type { Catalogue, RequestOf, ResponseOf } from '../../../src/application/operations/catalogue';
import type { DirectoryQuery } from '../../../src/application/operations/defineDirectory';
import { DIRECTORY_CODES } from '../../../src/application/operations/directoryCatalogue';
import type { DirectoryCode, DirectoryName } from '../../../src/application/operations/directoryCatalogue';
import type { Edition } from '../../../src/domain/directory/Directory';
import { success } from '../../../src/domain/result/Result';
import type { Success } from '../../../src/domain/result/Result';
import type { Database } from '../../db/Database';
import type { CallContext, GuestCode, GuestContext, Handler } from '../../kernel/Handler';

/** A directory that is open to visitors is read without a caller. */
type ContextOf<Code extends DirectoryCode> = Code extends GuestCode ? GuestContext : CallContext;

type ContentIn<Response> = Response extends Edition<infer Content> ? Content : never;

/** Reads the content of a directory. */
type Reader<Code extends DirectoryCode> = (
  context: ContextOf<Code>,
  query: RequestOf<Code>,
) => Promise<ContentIn<ResponseOf<Code>>>;

type AnyReader = (context: CallContext, query: DirectoryQuery) => Promise<unknown>;

/**
 * Handlers of directories, made of what reads the content of each: they answer nothing but the edition when the client holds it.
 */
export function answerDirectories<Code extends DirectoryCode>(readers: {
  readonly [One in Code]: Reader<One>;
}): { readonly [One in Code]: Handler<Catalogue[One], ContextOf<One>> };
export function answerDirectories(readers: Readonly<Partial<Record<DirectoryCode, AnyReader>>>): object {
  const handlerOf = (name: DirectoryName, read: AnyReader) => (query: DirectoryQuery, context: CallContext) =>
    answerEdition({ name, query, database: context.bank.database }, () => read(context, query));
  return Object.fromEntries(
    DIRECTORY_CODES.flatMap((code) => {
      const read = readers[code];
      return read === undefined ? [] : [[code, handlerOf(catalogue[code].directory.name, read)] as const];
    }),
  );
}

interface DirectoryCall {
  readonly name: DirectoryName;
  readonly query: DirectoryQuery;
  readonly database: Database;
}

/** The edition is read before the content, so that content is never older than the edition it is handed out as. */
async function answerEdition<Content>(
  { name, query, database }: DirectoryCall,
  read: () => Promise<Content>,
): Promise<Success<Edition<Content>>> {
  const { data_version: dataVersion } = await database.kysely
    .selectFrom('directory_version')
    .select('data_version')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return success(query.dataVersion === dataVersion ? { dataVersion } : { dataVersion, content: await read() });
}
