import { openDatabase } from '../../bank/db/openDatabase';
import { every } from '../support/realTime';

/**
 * Run as a process of its own: opens the database in the folder it is given, says so, and holds it until it is killed.
 * Prints the process id of the database server.
 */
const [, , dataDirectory] = process.argv;
if (dataDirectory === undefined) {
  throw new Error('Name the data folder');
}
const opened = await openDatabase({ dataDirectory, databaseUrl: undefined });
await opened.database.pool.query(
  `insert into audit_event (at, event, reference_id, result) values (to_timestamp(0), 'kept', '', 'SUCCESS')`,
);
process.stdout.write(`${opened.embedded?.processId}\n`);
process.on('SIGTERM', () => void opened.close().then(() => process.exit(0)));
every(60_000, () => undefined);
