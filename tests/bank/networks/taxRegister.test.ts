import { expect, it } from 'vitest';

import { SandboxTaxService } from '../../../bank/sandbox/networks/budget/SandboxTaxService';
import { DEMONSTRATION_CUSTOMERS } from '../../../bank/sandbox/seed/people';

it.each(DEMONSTRATION_CUSTOMERS.map(({ key, inn, name }) => [key, inn, name.ru] as const))(
  'the tax register names the demonstration customer %s by the number %s: %s',
  async (_key, inn, name) => {
    const service = new SandboxTaxService({ now: () => 0 });
    expect((await service.taxpayer(inn))?.name).toBe(name);
  },
);
