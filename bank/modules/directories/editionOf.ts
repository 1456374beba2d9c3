import type { BankServices } from '../../kernel/BankServices';

/** The edition of a directory the bank serves now. */
export async function editionOf(name: string, { database }: BankServices): Promise<bigint> {
  const { data_version: edition } = await database.kysely
    .selectFrom('directory_version')
    .select('data_version')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return edition;
}
