import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { INSTALLED_BANK, StartedBank } from './StartedBank';
import { listStarted } from './startedThings';
import { fastestTemporaryDisk, newTemporaryFolder } from './temporaryFolder';
import { timeOfBank } from './walkTime';
import type { TestProject } from 'vitest/node';

/**
 * Builds the application and the bank, so that tests from outside run what is delivered. The demonstration bank is installed
 * once, with passwords that are cheap to check; every test that needs a new bank gets a copy of it.
 */
export async function setup({ name, config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await ensureBuilt();
  if (process.platform === 'win32') {
    return undefined;
  }
  const installed = await StartedBank.start({
    dataDirectory: newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-installed-'),
    environment: { PASSWORD_COST: 'low', ...timeOfBank(config.env) },
  });
  await installed.stop();
  process.env[INSTALLED_BANK] = installed.dataDirectory;
  const report = listStarted(name);
  return async () => {
    report();
    Reflect.deleteProperty(process.env, INSTALLED_BANK);
    await installed.remove();
  };
}
