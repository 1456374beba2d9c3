import type { DirectoryQuery } from '../../../src/application/operations/directories';
import type { DirectoryName, Edition } from '../../../src/domain/directory/Directory';
import { success } from '../../../src/domain/result/Result';
import type { Success } from '../../../src/domain/result/Result';
import type { GuestContext } from '../../kernel/Handler';

export interface DirectoryCall {
  readonly name: DirectoryName;
  readonly query: DirectoryQuery;
  readonly context: Pick<GuestContext, 'bank'>;
}

/**
 * Answers the query of a directory: nothing but the edition when the client holds it. The edition is read before the content, so that content
 * is never older than the edition it is handed out as.
 */
export async function answerEdition<Content>(
  { name, query, context }: DirectoryCall,
  read: () => Promise<Content>,
): Promise<Success<Edition<Content>>> {
  const { data_version: dataVersion } = await context.bank.database.kysely
    .selectFrom('directory_version')
    .select('data_version')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return success(query.dataVersion === dataVersion ? { dataVersion } : { dataVersion, content: await read() });
}
