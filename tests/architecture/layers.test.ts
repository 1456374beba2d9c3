import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { LAYER_RULES, layerViolations } from '../../scripts/checks/layerViolations';

type Tree = Readonly<Record<string, string>>;

const EMPTY = 'export const nothing = 0;\n';

function importing(specifier: string): string {
  return `import * as wanted from '${specifier}';\nexport const used = wanted;\n`;
}

/** One tree per rule in which exactly that wall is broken. */
const PLANTED: Readonly<Record<string, Tree>> = {
  'domain-stands-alone': {
    'src/domain/money/Planted.ts': importing('../../application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'application-knows-domain': {
    'src/application/accounts/Planted.ts': importing('../../infrastructure/storage/Store'),
    'src/infrastructure/storage/Store.ts': EMPTY,
  },
  'injection-in-one-place': { 'src/application/accounts/Planted.ts': importing('inversify') },
  'operations-are-declarations': {
    'src/application/operations/planted.ts': importing('../accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'registry-speaks-wire-and-domain': {
    'src/infrastructure/registry/planted.ts': importing('../../application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'infrastructure-serves-ports': {
    'src/infrastructure/storage/Planted.ts': importing('../../ui/home/screen'),
    'src/ui/home/screen.ts': EMPTY,
  },
  'screens-know-application': {
    'src/ui/home/Planted.tsx': importing('../../infrastructure/grpc/gateway'),
    'src/infrastructure/grpc/gateway.ts': EMPTY,
  },
  'view-models-know-no-views': { 'src/ui/home/PlantedViewModel.ts': importing('react') },
  'wiring-in-one-place': {
    'src/infrastructure/di/Planted.ts': EMPTY,
    'src/infrastructure/storage/Planted.ts': importing('../di/Planted'),
  },
  'bank-shares-the-contract-only': {
    'bank/modules/planted.ts': importing('../../src/application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'words-of-the-bank-stay-with-it': {
    'src/ui/home/Planted.ts': importing('../../domain/money/receipt'),
    'src/domain/money/receipt.ts': importing('../../locales/ru/papers/receipt.json'),
    'src/locales/ru/papers/receipt.json': '{}\n',
  },
  'db-is-the-lowest-floor': { 'bank/db/planted.ts': importing('../ledger/book'), 'bank/ledger/book.ts': EMPTY },
  'ports-name-no-bank': {
    'bank/networks/ports/Planted.ts': importing('../../kernel/Clock'),
    'bank/kernel/Clock.ts': EMPTY,
  },
  'kernel-carries-services': {
    'bank/kernel/Planted.ts': importing('../modules/cards/cards'),
    'bank/modules/cards/cards.ts': EMPTY,
  },
  'ledger-knows-no-product': {
    'bank/ledger/planted.ts': importing('../modules/cards/cards'),
    'bank/modules/cards/cards.ts': EMPTY,
  },
  'networks-know-no-product': {
    'bank/networks/Planted.ts': importing('../modules/cards/cards'),
    'bank/modules/cards/cards.ts': EMPTY,
  },
  'confirmations-know-no-product': {
    'bank/confirmations/planted.ts': importing('../modules/cards/cards'),
    'bank/modules/cards/cards.ts': EMPTY,
  },
  'modules-stay-below-transport': {
    'bank/modules/cards/planted.ts': importing('../../http/calls'),
    'bank/http/calls.ts': EMPTY,
  },
  'modules-meet-by-their-index': {
    'bank/modules/cards/planted.ts': importing('../accounts/balances'),
    'bank/modules/accounts/balances.ts': EMPTY,
    'bank/modules/accounts/index.ts': "export { nothing } from './balances';\n",
  },
  'jobs-stay-below-transport': { 'bank/jobs/Planted.ts': importing('../http/calls'), 'bank/http/calls.ts': EMPTY },
  'http-answers-calls-only': {
    'bank/http/planted.ts': importing('../jobs/Retention'),
    'bank/jobs/Retention.ts': EMPTY,
  },
  'sandbox-stays-outside': {
    'bank/modules/cards/planted.ts': importing('../../sandbox/phones'),
    'bank/sandbox/phones.ts': EMPTY,
  },
  'compose-is-the-roof': {
    'bank/sandbox/planted.ts': importing('../compose/buildServer'),
    'bank/compose/buildServer.ts': EMPTY,
  },
  'browser-has-no-node': { 'src/infrastructure/storage/Planted.ts': importing('node:fs') },
  'messages-stand-alone': {
    'proto/generated/ibank/v1/planted.ts': importing('../../../../src/domain/money/Money'),
    'src/domain/money/Money.ts': EMPTY,
  },
  'product-without-development-packages': { 'src/ui/home/Planted.ts': importing('fast-check') },
  'packages-are-declared': { 'bank/http/planted.ts': importing('avvio') },
  'product-without-tests-and-scripts': {
    'bank/http/planted.ts': importing('../../tests/support/helper'),
    'tests/support/helper.ts': EMPTY,
  },
  'no-cycles': {
    'src/domain/money/Planted.ts': importing('./Other'),
    'src/domain/money/Other.ts': importing('./Planted'),
  },
  'imports-resolve': { 'src/domain/money/Planted.ts': importing('./NowhereToBeFound') },
};

describe('the layers', () => {
  let tree = '';

  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'tulpar-layers-'));
    cpSync(join(projectRoot(), 'package.json'), join(tree, 'package.json'));
    symlinkSync(join(projectRoot(), 'node_modules'), join(tree, 'node_modules'));
  });

  afterEach(() => rmSync(tree, { recursive: true }));

  it('have a planted violation for every rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual([...LAYER_RULES].sort());
  });

  it.each(LAYER_RULES.map((rule) => [rule] as const))('%s is caught when broken', async (rule) => {
    for (const [path, content] of Object.entries(PLANTED[rule] ?? {})) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), content);
    }
    const { violations } = await layerViolations(tree);
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });

  it('hold in the real tree, which is really read', async () => {
    const { modules, violations } = await layerViolations(projectRoot());
    expect(modules).toBeGreaterThan(150);
    expect(violations).toEqual([]);
  });
});
