import { asOwner } from './openDatabase';
import type { OpenDatabase } from './openDatabase';

/** A demonstration has customers whose passwords and codes anyone can read; a production bank has real ones. */
export type BankPurpose = 'demonstration' | 'production';

const DIFFERENT: Readonly<Record<BankPurpose, string>> = {
  demonstration:
    'The database belongs to a production bank; SANDBOX=1 would add demonstration customers to it. Start without SANDBOX, or with another database.',
  production:
    'The database belongs to a demonstration, whose passwords are published. Start with an empty database, or with SANDBOX=1 for the demonstration.',
};

/**
 * Marks an unmarked database with the purpose of the bank that serves from it, and keeps it to that purpose from then on.
 *
 * @throws when the database has the other purpose, or has none and its owner is not known
 */
export async function settlePurpose(
  { database, owner }: Pick<OpenDatabase, 'database' | 'owner'>,
  purpose: BankPurpose,
): Promise<void> {
  if (owner !== undefined) {
    await asOwner(owner, (client) =>
      client.query('insert into bank_purpose (purpose) values ($1) on conflict do nothing', [purpose]),
    );
  }
  const { rows } = await database.pool.query<{ purpose: BankPurpose }>('select purpose from bank_purpose');
  const [marked] = rows;
  if (marked === undefined) {
    throw new Error('No bank has served from the database yet; start once with DATABASE_OWNER_URL');
  }
  if (marked.purpose !== purpose) {
    throw new Error(DIFFERENT[purpose]);
  }
}
