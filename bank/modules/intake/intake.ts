import type { ClientBase } from 'pg';

import type { Instant } from '../../../src/domain/time/Instant';
import { BANK_LOCKS } from '../../db/advisoryLocks';
import { cardNumberHash } from '../../kernel/cardNumberHash';
import type { Secrets } from '../../kernel/Secrets';
import { unknownPasswordHash } from '../identity';
import { INTAKE_FILES } from './lines';
import type { Fault, IntakeKind } from './lines';
import { kindsIn, readLines } from './readLines';
import { takeLine } from './takeLine';
import type { Outcome } from './takeLine';
import type { Taking } from './taking';

/** Lines of one transaction. */
const LINES_AT_ONCE = 500;

/** A line that was not taken. */
export interface RefusedLine extends Fault {
  readonly file: string;
  readonly row: number;
}

/** Numbers of lines of a file by what became of them. */
export interface Counts {
  readonly file: string;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
}

export interface IntakeOptions {
  readonly folder: string;
  readonly now: () => Instant;
  /** Keys of the bank, for the hashes of cards; without them no card is taken. */
  readonly secrets: Pick<Secrets, 'hashKey'> | undefined;
  /** True to take nothing and only find out what would become of each line. */
  readonly dryRun: boolean;
  /** Called for each refused line, as soon as it is known. */
  readonly refused: (line: RefusedLine) => void;
  /** Called after each group of lines with the number of lines of the file that are done. */
  readonly progress?: (file: string, lines: number) => void;
}

/**
 * Takes customers, their users and their accounts from the files of a folder. Lines that were taken before are left as they are, so an
 * intake that broke off is started again. A line that breaks a rule is refused and holds up no other. A dry run does all of it in one
 * transaction that is undone.
 *
 * @throws when another intake runs, or when the database refuses a line for a reason that is no rule: it names file and line
 */
export async function takeIn(client: ClientBase, options: IntakeOptions): Promise<readonly Counts[]> {
  await lockIntake(client);
  const unknownPassword = await unknownPasswordHash();
  const cardHash = (text: string): Buffer => {
    if (options.secrets === undefined) {
      throw new Error('A card needs TULPAR_SECRET, the secret of the bank');
    }
    return cardNumberHash(options.secrets, text);
  };
  const taking = (): Taking => ({ client, now: options.now(), unknownPassword, cardHash });
  const counts: Counts[] = [];
  if (options.dryRun) {
    await client.query('begin');
  }
  try {
    for (const kind of kindsIn(options.folder)) {
      counts.push(await takeFile(taking, kind, options));
    }
  } finally {
    await release(client);
  }
  return counts;
}

async function lockIntake(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    BANK_LOCKS.intake,
  ]);
  if (rows[0]?.free !== true) {
    throw new Error('Another intake is running');
  }
}

/** Undoes what is not committed. A connection that is lost has released everything. */
async function release(client: ClientBase): Promise<void> {
  try {
    await client.query('rollback');
    await client.query('select pg_advisory_unlock($1)', [BANK_LOCKS.intake]);
  } catch {
    // The error that ended the intake says more.
  }
}

async function takeFile(taking: () => Taking, kind: IntakeKind, options: IntakeOptions): Promise<Counts> {
  const { file } = INTAKE_FILES[kind];
  const counts = { file, added: 0, changed: 0, same: 0, refused: 0 };
  const group = new LineGroup(taking().client, !options.dryRun);
  let done = 0;
  for await (const read of readLines(options.folder, kind)) {
    await group.beginLine();
    const outcome =
      'fault' in read ? read.fault : await named(file, read.row, () => takeLine(taking(), kind, read.line));
    count(counts, outcome);
    if (typeof outcome === 'object') {
      options.refused({ file, row: read.row, ...outcome });
    }
    done += 1;
    if (done % LINES_AT_ONCE === 0) {
      await group.end();
      options.progress?.(file, done);
    }
  }
  await group.end();
  return counts;
}

function count(counts: { added: number; changed: number; same: number; refused: number }, outcome: Outcome): void {
  counts[outcome === 'new' ? 'added' : typeof outcome === 'object' ? 'refused' : outcome] += 1;
}

/** The transactions lines are taken in; none of its own where one stands around all of them. */
class LineGroup {
  private isOpen = false;

  constructor(
    private readonly client: ClientBase,
    private readonly commits: boolean,
  ) {}

  async beginLine(): Promise<void> {
    if (this.commits && !this.isOpen) {
      await this.client.query('begin');
      this.isOpen = true;
    }
  }

  async end(): Promise<void> {
    if (this.isOpen) {
      await this.client.query('commit');
      this.isOpen = false;
    }
  }
}

async function named(file: string, row: number, take: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await take();
  } catch (cause) {
    throw new Error(`${file}:${row} ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
