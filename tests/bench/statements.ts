import { readFileSync, writeFileSync } from 'node:fs';

import type { Client } from 'pg';

import { STATEMENT_FORMATS } from '../../src/domain/statement/Statement';
import type { Statement, StatementFormat } from '../../src/domain/statement/Statement';
import { bankDayOf } from '../../src/domain/time/Instant';
import { addManyEntries } from '../support/manyEntries';
import { RawClient } from '../support/RawClient';
import type { StartedBank } from '../support/StartedBank';
import { addLoadUsers } from './arrange';
import { connected } from './Bench';
import { median, ratios, spread } from './report';
import type { LoadUser } from './arrange';
import type { Bench, Extent, Sized } from './Bench';
import type { Measurement } from './report';

const ENTRIES: Sized = { full: 100_000, short: 1000 };
/** A PDF may have no more. */
const ENTRIES_OF_PDF: Sized = { full: 9_999, short: 300 };
const MEMORY_LIMIT_MB = 256;
const BYTES_IN_MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** The rows a statement is made of, as PostgreSQL itself writes them. */
const COPY = `
  copy (select e.account_version, e.posting_id, e.created_at, e.amount, e.balance_after, t.txn_code, t.debit_number, t.credit_number,
      t.sender_name, t.recipient_name, t.purpose
    from entry e left join txn t on t.posting_id = e.posting_id
    where e.currency = 'KGS' and e.account_id = (select id from account where number = current_setting('bench.account')) order by e.account_version)
  to '/dev/null'`;

/** Measures seconds from the request for a statement to its last byte, against COPY of the same rows, and the peak memory of the bank meanwhile. */
export function measureStatements(bench: Bench): Promise<readonly Measurement[]> {
  return bench.withBank(async (bank) => {
    const customer = await connected(bank, (database) => fill(database, bench.extent));
    const client = new RawClient(bank.origin);
    await client.signIn(customer.login);
    const measurements: Measurement[] = [];
    for (const format of STATEMENT_FORMATS) {
      // A process keeps the memory it has once held, so each format gets a new one; the session outlives it. A short run asks for no memory.
      if (bench.extent === 'full' || format === STATEMENT_FORMATS[0]) {
        await bank.stop();
        await bank.launch();
      }
      const statement = await statementOf(
        client,
        format === 'pdf' ? customer.creditAccountId : customer.debitAccountId,
      );
      measurements.push(
        ...(await connected(bank, (database) => measureFormat({ bank, client, database, statement, format }, bench))),
      );
    }
    return measurements;
  });
}

async function fill(database: Client, extent: Extent): Promise<LoadUser> {
  const [customer] = await addLoadUsers(database, 1);
  if (customer === undefined) {
    throw new Error('No user was added');
  }
  const now = Date.now();
  const period = { from: new Date(now - HOUR_MS), to: new Date(now - 1000) };
  await addManyEntries(database, { accountId: customer.debitAccountId, count: ENTRIES[extent], ...period });
  await addManyEntries(database, { accountId: customer.creditAccountId, count: ENTRIES_OF_PDF[extent], ...period });
  await database.query('analyze');
  return customer;
}

async function statementOf(client: RawClient, accountId: string): Promise<Statement> {
  const today = bankDayOf(Date.now());
  const from = bankDayOf(Date.now() - 24 * HOUR_MS);
  const answer = await client.execute('GENERATE_ACCOUNT_STATEMENT', { accountId, from, to: today });
  if (!answer.ok) {
    throw new Error(`GENERATE_ACCOUNT_STATEMENT was refused with ${answer.failure.code}`);
  }
  return answer.value;
}

interface Parts {
  readonly bank: StartedBank;
  readonly client: RawClient;
  readonly database: Client;
  readonly statement: Statement;
  readonly format: StatementFormat;
}

async function measureFormat(parts: Parts, { pairs, note }: Bench): Promise<readonly Measurement[]> {
  const { bank, statement, format } = parts;
  const [ours, peers]: [number[], number[]] = [[], []];
  let bytes = 0;
  const before = memoryMb(bank.processId, 'VmRSS');
  forgetPeak(bank.processId);
  for (let pair = 0; pair < pairs; pair += 1) {
    peers.push(await seconds(() => copied(parts)));
    ours.push(await seconds(async () => (bytes = await fetched(parts))));
  }
  const peak = memoryMb(bank.processId, 'VmHWM');
  const size = `${(bytes / BYTES_IN_MB).toFixed(1)} MB`;
  note(
    `${format}: ${statement.entryCount} entries, ${size}, ${median(ours).toFixed(2)} s, peak ${peak?.toFixed(0) ?? '?'} MB after ${before?.toFixed(0) ?? '?'} MB`,
  );
  return [
    {
      subject: `statement, ${format}, ${statement.entryCount} entries`,
      ours: `${median(ours).toFixed(2)} s`,
      against: `${median(peers).toFixed(2)} s COPY`,
      ratio: spread(ratios(ours, peers), 1),
      mark: '',
      met: undefined,
    },
    {
      subject: `statement, ${format}, memory`,
      ours: `${peak?.toFixed(0) ?? 'unknown'} MB`,
      against: `${MEMORY_LIMIT_MB} MB`,
      ratio: peak === undefined ? '' : (peak / MEMORY_LIMIT_MB).toFixed(2),
      mark: '≤ 1',
      met: peak === undefined ? undefined : peak <= MEMORY_LIMIT_MB,
    },
  ];
}

async function copied({ database, statement }: Parts): Promise<void> {
  await database.query("select set_config('bench.account', $1, false)", [statement.accountNumber]);
  await database.query(COPY);
}

/** Reads the file as it comes and keeps nothing of it. */
async function fetched({ bank, client, statement, format }: Parts): Promise<number> {
  const response = await fetch(`${bank.origin}/ibank.v1.StatementFiles/${statement.id}/${format}`, {
    headers: { sessionkey: client.sessionKey ?? '' },
  });
  if (!response.ok || response.body === null) {
    throw new Error(`The statement as ${format} was refused: ${response.status}`);
  }
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk instanceof Uint8Array ? chunk.length : 0;
  }
  return bytes;
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

/** From here on the system counts the peak of the process anew; where it cannot, the peak is that of its whole life. */
function forgetPeak(processId: number): void {
  try {
    writeFileSync(`/proc/${processId}/clear_refs`, '5');
  } catch {
    // The peak then only is higher than it would be.
  }
}

/** The memory a process holds, or the most it has held; absent where the system has no /proc. */
function memoryMb(processId: number, which: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const kilobytes = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : parseInt(kilobytes, 10) / 1024;
  } catch {
    return undefined;
  }
}
