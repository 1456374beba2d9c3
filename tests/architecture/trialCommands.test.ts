import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../bank/kernel/Configuration';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { trialEnvironment } from '../../scripts/lib/trial.mjs';

const textOf = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');

describe('the commands for trying the bank out', () => {
  it.each([
    [{}, true],
    [{ SANDBOX: '1' }, true],
    [{ SANDBOX: '0' }, false],
  ])('start a sandbox unless the operator says otherwise: %j', (environment, sandbox) => {
    expect(readConfiguration(trialEnvironment(environment)).sandbox).toBe(sandbox);
  });

  it.each(['start', 'dev'])('are %s alone', (name) => {
    expect(JSON.parse(textOf('package.json')).scripts[name]).toMatch(new RegExp(`scripts/${name}\\.mjs$`));
    expect(textOf(`scripts/${name}.mjs`)).toContain('trialEnvironment(process.env)');
  });

  it('are not the command of a delivered bank', () => {
    expect(textOf('docs/deploy.md')).toMatch(/NODE_ENV=production .* node [^\n]*dist\/bank\/main\.mjs/);
    expect(textOf('bank/main.ts')).not.toContain('trialEnvironment');
  });
});
