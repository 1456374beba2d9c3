import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { asOwner, openDatabase } from '../../bank/db/openDatabase';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { commonPasswordList } from './commonPasswordList';
import { failuresDocument } from './failuresDocument';
import { INTAKE_SCHEMA, intakeDocument } from './intakeDocument';
import { JOB_LIST, jobList } from './jobList';
import { generateMessages } from './messages';
import { operationsDocument } from './operationsDocument';
import { screensDocument } from './screensDocument';
import { schemaDocument, SCHEMAS } from './schemaDocument';
import { TABLE_TYPES, tableTypes } from './tableTypes';
import { WORD_FILES, wordFiles } from './wordFiles';

/**
 * Writes all generated files: messages, docs/operations.md, docs/failures.md, docs/screens.md, docs/operations.schema.json, docs/intake.schema.json, the list of common
 * passwords, the list of jobs and the types of the tables.
 * With `--check` it writes to a temporary folder, names every file of the repository that is out of date, and ends with 1. It then leaves out
 * the types of the tables, which need a database: tests/bank/db/tables.test.ts compares those.
 */
const FOLDERS = ['proto/generated'];
const FILES = [
  'docs/operations.md',
  'docs/failures.md',
  'docs/screens.md',
  SCHEMAS,
  INTAKE_SCHEMA,
  WORD_FILES,
  'bank/modules/identity/commonPasswords.txt',
  JOB_LIST,
];

const root = projectRoot();
const temporary = mkdtempSync(join(tmpdir(), 'tulpar-generated-'));

try {
  await generateInto(temporary);
  process.exitCode = process.argv.includes('--check') ? reportDifferences() : await replaceAll();
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function generateInto(folder: string): Promise<void> {
  generateMessages(join(folder, 'proto'));
  write(join(folder, 'docs/operations.md'), operationsDocument());
  write(join(folder, 'docs/failures.md'), failuresDocument());
  write(join(folder, 'bank/modules/identity/commonPasswords.txt'), commonPasswordList());
  write(join(folder, 'docs/screens.md'), await screensDocument());
  write(join(folder, JOB_LIST), jobList(root));
  write(join(folder, SCHEMAS), await schemaDocument());
  write(join(folder, INTAKE_SCHEMA), intakeDocument());
  write(join(folder, WORD_FILES), wordFiles());
}

function reportDifferences(): number {
  const paths = new Set([...generatedFilesOf(root), ...generatedFilesOf(temporary)]);
  const stale = [...paths].filter((path) => contentOf(join(root, path)) !== contentOf(join(temporary, path))).sort();
  for (const path of stale) {
    console.error(`${path} is not what \`npm run generate\` makes`);
  }
  return stale.length === 0 ? 0 : 1;
}

async function replaceAll(): Promise<number> {
  write(join(root, TABLE_TYPES), await typesOfFreshTables());
  const made = generatedFilesOf(temporary);
  for (const path of generatedFilesOf(root).filter((present) => !made.includes(present))) {
    rmSync(join(root, path));
  }
  for (const path of made) {
    write(join(root, path), contentOf(join(temporary, path)) ?? '');
  }
  console.log(`Generated ${made.length + 1} files`);
  return 0;
}

/** The types of the tables of a database made of nothing but the files of the schema. */
async function typesOfFreshTables(): Promise<string> {
  const opened = await openDatabase({
    dataDirectory: join(temporary, 'postgres'),
    databaseUrl: undefined,
    durable: false,
  });
  try {
    return await asOwner(opened.owner ?? {}, tableTypes);
  } finally {
    await opened.close();
  }
}

function generatedFilesOf(base: string): readonly string[] {
  return [
    ...FOLDERS.flatMap((folder) => filesIn(base, folder)),
    ...FILES.filter((file) => existsSync(join(base, file))),
  ];
}

function filesIn(base: string, folder: string): readonly string[] {
  if (!existsSync(join(base, folder))) {
    return [];
  }
  return readdirSync(join(base, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(base, path)).isDirectory() ? filesIn(base, path) : [path];
  });
}

function contentOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
