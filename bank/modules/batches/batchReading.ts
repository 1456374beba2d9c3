import { deserialize, serialize } from 'node:v8';

import type { HandedInFile, UnreadTable } from '../../../src/application/operations/batches';
import type { FileViolation } from '../../../src/domain/batch/Batch';
import type { ReadFile, ReadLine } from '../../../src/domain/batch/BatchOrder';
import { MAX_BATCH_LINES } from '../../../src/domain/batch/batchFormats';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { readBatchFile } from '../../../src/domain/batch/readBatchFile';
import type { BatchReading } from '../../../src/domain/batch/readBatchFile';
import { asksForPerson, personKey } from '../../../src/domain/batch/payrollPeople';
import { readInn } from '../../../src/domain/text/identifiers';
import type { TableLayout } from '../../../src/domain/batch/tableLayout';
import type { Reading } from '../../kernel/InputReader';
import { decodeBatchText } from './decodeBatchText';

/** Largest number of reported faults of the files. */
const MAX_FAULTS = 100;

interface NamedFile extends ReadFile {
  readonly name: string;
}

/** A line, and the index, from zero, of the file it stands in. */
export interface LineOfFile extends ReadLine {
  readonly file: number;
}

/** Files that were read. Lines and account numbers only pass through the thread that answers calls, so they stay unopened there. */
export interface ReadFiles {
  readonly faults: readonly FileViolation[];
  readonly debitAccountNumber: string;
  /** First table whose columns are unknown; nothing is read then. */
  readonly table: UnreadTable | undefined;
  /** Layouts by which tables were read. */
  readonly layouts: readonly TableLayout[];
  /** The lines of all files, for {@link linesIn}. */
  readonly lines: Uint8Array;
  /** JSON texts of the numbers of the accounts to be credited, and of the INNs of their owners. */
  readonly credited: CreditedParties;
  /** JSON text of the people to be looked for in the list of the company; absent when no line asks for one. */
  readonly people: string | undefined;
}

/** Parties of a batch as JSON texts: they only pass through the thread that answers calls. */
export interface CreditedParties {
  readonly accounts: string;
  readonly inns: string;
}

interface FilesToRead {
  readonly files: readonly HandedInFile[];
  readonly as: BatchReading;
}

/** Reads the files of a batch. */
export const BATCH_FILES: Reading<FilesToRead, ReadFiles> = {
  name: 'batch files',
  read: ({ files, as }) => {
    const read = files.map((file) => readNamed(file, as));
    const faults = [...read.flatMap(faultsOf), ...commonFaults(as.kind, read)].slice(0, MAX_FAULTS);
    const lines = read.flatMap((each, file) => each.lines.map((line): LineOfFile => ({ ...line, file })));
    return {
      faults,
      debitAccountNumber: read[0]?.debitAccountNumber ?? '',
      table: read.flatMap(({ name, table }) => (table === undefined ? [] : [{ ...table, fileName: name }]))[0],
      layouts: read.flatMap(({ layout }) => layout ?? []),
      lines: new Uint8Array(serialize(faults.length === 0 ? lines : [])),
      credited: creditedBy(lines),
      people: as.kind === 'salary' && as.knowsPeople === true ? askedPeople(lines) : undefined,
    };
  },
};

export function creditedBy(lines: readonly Pick<ReadLine, 'order'>[]): CreditedParties {
  return {
    accounts: JSON.stringify([...new Set(lines.flatMap(({ order }) => order?.accountNumber ?? []))]),
    inns: JSON.stringify([...new Set(lines.flatMap(({ order }) => order?.inn ?? []))].filter((inn) => inn !== '')),
  };
}

/** JSON text of names and INNs by which people of these lines are found; `undefined` when no line asks for a person. */
export function askedPeople(lines: readonly ReadLine[]): string | undefined {
  const asking = lines.filter(asksForPerson).map(({ written }) => written);
  const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');
  return asking.length === 0
    ? undefined
    : JSON.stringify({
        names: distinct(asking.map(({ recipientName = '' }) => personKey(recipientName))),
        inns: distinct(asking.map(({ inn = '' }) => readInn(inn))),
      });
}

/** Lines that {@link BATCH_FILES} has read. */
export function linesIn(bytes: Uint8Array): readonly LineOfFile[] {
  return deserialize(bytes);
}

function readNamed({ name, bytes }: HandedInFile, as: BatchReading): NamedFile {
  const text = decodeBatchText(bytes);
  return text.ok
    ? { name, ...readBatchFile(text.value, as) }
    : { name, debitAccountNumber: '', lines: [], faults: [text.failure] };
}

function faultsOf({ name, faults }: NamedFile): readonly FileViolation[] {
  return faults.map((fault) => ({ ...fault, fileName: name }));
}

/** Violations of the files taken together: different debit accounts, or more lines than a batch may have. */
function commonFaults(kind: BatchKind, files: readonly NamedFile[]): readonly FileViolation[] {
  const [first] = files;
  const others = files.filter(({ debitAccountNumber }) => debitAccountNumber !== first?.debitAccountNumber);
  const lines = files.reduce((count, file) => count + file.lines.length, 0);
  const last = files.at(-1);
  return [
    ...others.map(({ name }): FileViolation => ({ fileName: name, row: 1, field: 'debitAccount', code: 'DIFFERS' })),
    ...(last !== undefined && lines > MAX_BATCH_LINES[kind]
      ? [{ fileName: last.name, row: 1, field: 'file' as const, code: 'TOO_MANY_LINES' as const }]
      : []),
  ];
}
