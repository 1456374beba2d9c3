import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { LAYER_RULES, layerViolations } from '../../scripts/checks/layerViolations';
import type { LayerViolation } from '../../scripts/checks/layerViolations';

type Tree = Readonly<Record<string, string>>;

const EMPTY = 'export const nothing = 0;\n';

function importing(specifier: string): string {
  return `import * as wanted from '${specifier}';\nexport const used = wanted;\n`;
}

/** Files per rule that break it; the first is the one that is reported. No two rules use the same file in different ways. */
const PLANTED: Readonly<Record<string, Tree>> = {
  'domain-stands-alone': {
    'src/domain/money/Upward.ts': importing('../../application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'application-knows-domain': {
    'src/application/accounts/Outward.ts': importing('../../infrastructure/storage/Store'),
    'src/infrastructure/storage/Store.ts': EMPTY,
  },
  'injection-in-one-place': { 'src/application/accounts/Injected.ts': importing('inversify') },
  'operations-are-declarations': {
    'src/application/operations/planted.ts': importing('../accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'registry-speaks-wire-and-domain': {
    'src/infrastructure/registry/planted.ts': importing('../../application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'infrastructure-serves-ports': {
    'src/infrastructure/storage/Shown.ts': importing('../../ui/home/screen'),
    'src/ui/home/screen.ts': EMPTY,
  },
  'screens-know-application': {
    'src/ui/home/Planted.tsx': importing('../../infrastructure/grpc/gateway'),
    'src/infrastructure/grpc/gateway.ts': EMPTY,
  },
  'components-know-no-service': {
    'src/ui/components/Planted.tsx': importing('../kernel/ServicesContext'),
    'src/ui/kernel/ServicesContext.tsx': EMPTY,
  },
  'kernel-of-screens-imports-components': {
    'src/ui/kernel/Planted.tsx': importing('../objects/cards/cardPaths'),
    'src/ui/objects/cards/cardPaths.ts': EMPTY,
  },
  'objects-know-no-screen': {
    'src/ui/objects/cards/Planted.tsx': importing('../../flow/payment/PaymentContext'),
    'src/ui/flow/payment/PaymentContext.ts': EMPTY,
  },
  'flow-knows-no-product': {
    'src/ui/flow/payment/Planted.tsx': importing('../../features/payments/swift/swift'),
    'src/ui/features/payments/swift/swift.ts': EMPTY,
  },
  'nobody-imports-the-shell': {
    'src/ui/features/accounts/history/Planted.tsx': importing('../../../shell/Header'),
    'src/ui/shell/Header.tsx': EMPTY,
  },
  'features-meet-by-their-index': {
    'src/ui/features/payments/hub/Planted.tsx': importing('../templates/TemplateItem'),
    'src/ui/features/payments/templates/TemplateItem.tsx': EMPTY,
    'src/ui/features/payments/templates/index.ts': "export { nothing } from './TemplateItem';\n",
  },
  'features-form-no-cycle': {
    'src/ui/features/payments/payees/circle.ts': importing('../../products/cards'),
    'src/ui/features/products/cards/index.ts': "export { used } from './circle';\n",
    'src/ui/features/products/cards/circle.ts': importing('../../payments/payees'),
    'src/ui/features/payments/payees/index.ts': EMPTY,
  },
  'view-models-know-no-views': { 'src/ui/home/PlantedViewModel.ts': importing('react') },
  'wiring-in-one-place': {
    'src/infrastructure/storage/Wired.ts': importing('../di/container'),
    'src/infrastructure/di/container.ts': EMPTY,
  },
  'bank-shares-the-contract-only': {
    'bank/modules/planted.ts': importing('../../src/application/accounts/Store'),
    'src/application/accounts/Store.ts': EMPTY,
  },
  'words-of-the-bank-stay-with-it': {
    'src/ui/home/Printed.ts': importing('../../domain/money/receipt'),
    'src/domain/money/receipt.ts': importing('../../locales/ru/documents.json'),
    'src/locales/ru/documents.json': '{}\n',
  },
  'db-is-the-lowest-layer': { 'bank/db/planted.ts': importing('../ledger/book'), 'bank/ledger/book.ts': EMPTY },
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
    'bank/modules/cards/called.ts': importing('../../http/calls'),
    'bank/http/calls.ts': EMPTY,
  },
  'modules-meet-by-their-index': {
    'bank/modules/cards/neighbour.ts': importing('../accounts/balances'),
    'bank/modules/accounts/balances.ts': EMPTY,
    'bank/modules/accounts/index.ts': "export { nothing } from './balances';\n",
  },
  'areas-form-no-cycle': {
    'bank/modules/wallets/circle.ts': importing('../loans'),
    'bank/modules/wallets/index.ts': EMPTY,
    'bank/modules/loans/index.ts': "export { used } from './circle';\n",
    'bank/modules/loans/circle.ts': importing('../payees'),
    'bank/modules/payees/index.ts': importing('../wallets'),
  },
  'jobs-stay-below-transport': { 'bank/jobs/Planted.ts': importing('../http/calls'), 'bank/http/calls.ts': EMPTY },
  'http-answers-calls-only': {
    'bank/http/periodic.ts': importing('../jobs/Retention'),
    'bank/jobs/Retention.ts': EMPTY,
  },
  'sandbox-stays-outside': {
    'bank/modules/cards/demonstrated.ts': importing('../../sandbox/phones'),
    'bank/sandbox/phones.ts': EMPTY,
  },
  'compose-is-the-roof': {
    'bank/sandbox/planted.ts': importing('../compose/buildServer'),
    'bank/compose/buildServer.ts': EMPTY,
  },
  'browser-has-no-node': { 'src/infrastructure/storage/OnDisk.ts': importing('node:fs') },
  'messages-stand-alone': {
    'proto/generated/ibank/v1/planted.ts': importing('../../../../src/domain/money/Money'),
    'src/domain/money/Money.ts': EMPTY,
  },
  'product-without-development-packages': { 'src/ui/home/Checked.ts': importing('fast-check') },
  'packages-are-declared': { 'bank/http/undeclared.ts': importing('avvio') },
  'product-without-tests-and-scripts': {
    'bank/http/tested.ts': importing('../../tests/support/helper'),
    'tests/support/helper.ts': EMPTY,
  },
  'no-cycles': {
    'src/domain/money/One.ts': importing('./Other'),
    'src/domain/money/Other.ts': importing('./One'),
  },
  'imports-resolve': { 'src/domain/money/Lost.ts': importing('./NowhereToBeFound') },
};

/** Files of all rules in one tree, so that one reading finds what each of them forbids. */
function plantedFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [path, content] of Object.values(PLANTED).flatMap((tree) => Object.entries(tree))) {
    if ((files.get(path) ?? content) !== content) {
      throw new Error(`Two rules plant ${path}`);
    }
    files.set(path, content);
  }
  return files;
}

describe('the layers', () => {
  let tree = '';
  let violations: readonly LayerViolation[] = [];

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'tulpar-layers-'));
    cpSync(join(projectRoot(), 'package.json'), join(tree, 'package.json'));
    symlinkSync(join(projectRoot(), 'node_modules'), join(tree, 'node_modules'));
    for (const [path, content] of plantedFiles()) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), content);
    }
    ({ violations } = await layerViolations(tree));
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  it('have a planted violation for every rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual([...LAYER_RULES].sort());
  });

  it.each(LAYER_RULES.map((rule) => [rule] as const))('%s is caught when broken', (rule) => {
    const broken = violations.filter((violation) => violation.rule === rule).map(({ from }) => from);
    expect(broken).toContain(Object.keys(PLANTED[rule] ?? {})[0]);
  });

  it('let a file pass that breaks none of them', () => {
    expect(violations.filter(({ from }) => from === 'src/application/accounts/Store.ts')).toEqual([]);
  });
});
