import type { CallContext } from '../../kernel/Handler';
import type { StoredBatch } from './batchRepository';

/** A file that is being sent at this moment is locked, and has a sending when it is let go. */
const LOCK = 'select id from batch where id = $1 for no key update';

const DELETE = `
  update batch b set deleted_at = $2 where b.id = $1 and b.deleted_at is null and not exists (select from batch_sending where batch_id = b.id)`;

/** Deletes a batch of the caller of which nothing was ever sent; false for any other. Its rows stay. */
export async function deleteBatch({ id }: Pick<StoredBatch, 'id'>, { bank, now }: CallContext): Promise<boolean> {
  return bank.database.connection(async (connection) => {
    await connection.query('begin');
    await connection.query(LOCK, [id.toString()]);
    const { rowCount } = await connection.query(DELETE, [id.toString(), new Date(now)]);
    await connection.query('commit');
    return rowCount === 1;
  });
}
