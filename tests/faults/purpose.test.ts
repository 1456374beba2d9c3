import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { StartedBank } from '../support/StartedBank';
import { newTemporaryFolder } from '../support/temporaryFolder';

/** A production bank needs a way for its codes; nothing is sent before it serves. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SANDBOX: '0',
  PASSWORD_COST: 'full',
  SMS_GATEWAY_URL: 'http://127.0.0.1:9',
};

it('a production bank does not start over the database of a demonstration, whose passwords are published', async () => {
  const demonstration = await StartedBank.start();
  expect(demonstration.log).toContain('Mode: demonstration, not for real customers');
  await demonstration.stop();
  await expect(
    StartedBank.start({ dataDirectory: demonstration.dataDirectory, environment: PRODUCTION }),
  ).rejects.toThrow('The database belongs to a demonstration, whose passwords are published');
});

it('a production bank starts without demonstration customers, and no demonstration starts over it', async () => {
  const bank = await StartedBank.start({
    dataDirectory: newTemporaryFolder(tmpdir(), 'tulpar-test-'),
    environment: PRODUCTION,
  });
  expect(bank.log).toContain('Mode: production, no demonstration customers');
  expect(bank.log).not.toContain('Demonstration logins');
  await expect(fetch(`${bank.origin}/sandbox`).then(({ status }) => status)).resolves.not.toBe(200);
  await bank.stop();
  await expect(StartedBank.start({ dataDirectory: bank.dataDirectory })).rejects.toThrow(
    'The database belongs to a production bank',
  );
});

it('a bank that cannot start for want of a setting leaves an empty database without a purpose', async () => {
  const dataDirectory = newTemporaryFolder(tmpdir(), 'tulpar-test-');
  const environment = { ...process.env, ...PRODUCTION, SMS_GATEWAY_URL: undefined, DATA_DIR: dataDirectory };
  const failed = spawnSync(process.execPath, [join(projectRoot(), 'dist/bank/main.mjs')], { env: environment });
  expect(failed.stderr.toString()).toContain('Without the sandbox the bank needs SMS_GATEWAY_URL');
  const demonstration = await StartedBank.start({ dataDirectory });
  expect(demonstration.log).toContain('Mode: demonstration');
  await demonstration.remove();
});
