import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { JOB_NAMES, jobNamed } from '../../bank/compose/backgroundWork';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { JOB_LIST, jobList } from '../../scripts/generate/jobList';

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'tulpar-jobs-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

/** Writes a file of the bank that defines a job of this name. */
function plant(path: string, name: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), `export const ${name} = defineJob({ name: '${name}' });\n`);
}

describe('the list of jobs', () => {
  it('is made of the files that define one', () => {
    expect(readFileSync(join(projectRoot(), JOB_LIST), 'utf8')).toBe(jobList(projectRoot()));
  });

  it('finds a new job by its file alone, in any folder of the bank', () => {
    plant('bank/modules/cards/cardRenewals.ts', 'cardRenewals');
    plant('bank/networks/faxes.ts', 'faxes');
    const list = jobList(tree);
    expect(list).toContain(`import { cardRenewals } from '../../modules/cards/cardRenewals';`);
    expect(list).toContain(`import { faxes } from '../../networks/faxes';`);
    expect(list).toContain(`export const JOBS = {\n  cardRenewals,\n  faxes,\n}`);
  });

  it('refuses a file that defines a job under another name', () => {
    plant('bank/modules/cards/cardRenewals.ts', 'renewals');
    expect(() => jobList(tree)).toThrow('cardRenewals.ts has to define one job, called cardRenewals');
  });

  it('refuses two jobs of one name', () => {
    plant('bank/modules/cards/renewals.ts', 'renewals');
    plant('bank/modules/loans/renewals.ts', 'renewals');
    expect(() => jobList(tree)).toThrow('Two jobs are called renewals');
  });

  it('has a name in logs for each job that no other job has', () => {
    const names = JOB_NAMES.map((job) => jobNamed(job).name);
    expect(new Set(names).size).toBe(JOB_NAMES.length);
  });
});
