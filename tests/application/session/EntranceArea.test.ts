import { expect, it } from 'vitest';

import type { Services } from '../../../src/application/ports/Services';
import { EntranceArea } from '../../../src/application/session/EntranceArea';

const SERVICES: Services = {
  get: () => {
    throw new Error('Nothing is asked for here');
  },
};

it('fetches once for all its pages, and again after a failure', async () => {
  const defects: string[] = [];
  let fetched = 0;
  const area = new EntranceArea({
    log: { defect: (label) => void defects.push(label) },
    fetch: async () => {
      fetched += 1;
      if (fetched === 1) {
        throw new Error('chunk');
      }
      return SERVICES;
    },
  });
  await area.open();
  expect([area.status, area.services, defects]).toEqual(['failed', undefined, ['entranceArea']]);
  await Promise.all([area.open(), area.open()]);
  await area.open();
  expect([area.status, area.services, fetched]).toEqual(['ready', SERVICES, 2]);
});
