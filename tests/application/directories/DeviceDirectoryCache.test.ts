import { describe, expect, it } from 'vitest';

import { DeviceDirectoryCache } from '../../../src/infrastructure/storage/DeviceDirectoryCache';
import { money } from '../../../src/domain/money/Money';
import { MemoryStore } from '../support/fakePorts';

const NAME = { ru: 'Кредит', en: 'Loan', kg: 'Кредит', cn: '贷款' };
const LOANS = {
  dataVersion: 12n,
  hasImages: false,
  content: [
    {
      id: '1',
      name: NAME,
      offers: [
        {
          currency: 'KGS',
          rateFrom: 1300,
          minimum: money(100n, 'KGS'),
          maximum: money(900n, 'KGS'),
          shortestMonths: 3,
          longestMonths: 60,
        },
      ],
    },
  ],
};

describe('DeviceDirectoryCache', () => {
  it('reads on the next visit what it has kept, amounts and all', async () => {
    const device = new MemoryStore();
    await new DeviceDirectoryCache(device).write('LOAN_PRODUCTS|I', 'GET_LOAN_PRODUCTS', LOANS);
    const next = new DeviceDirectoryCache(device);
    expect([...next.versions()]).toEqual([['LOAN_PRODUCTS|I', 12n]]);
    expect(await next.read('LOAN_PRODUCTS|I', 'GET_LOAN_PRODUCTS')).toEqual(LOANS);
    expect(await next.read('LOAN_PRODUCTS|C', 'GET_LOAN_PRODUCTS')).toBeUndefined();
  });

  it.each([
    ['another version of the application has written', '{"dataVersion":"12","content":[{"id":7}]}'],
    ['is cut off', '{"dataVersion":"12","cont'],
    ['is of another version than the index says', '{"dataVersion":"11","content":[]}'],
    ['has no content', '{"dataVersion":"12"}'],
  ])('takes for nothing what %s', async (_what, text) => {
    const device = new MemoryStore();
    const cache = new DeviceDirectoryCache(device);
    await cache.write('LOAN_PRODUCTS|I', 'GET_LOAN_PRODUCTS', LOANS);
    device.write('tulpar.directories.LOAN_PRODUCTS|I', text);
    expect(await cache.read('LOAN_PRODUCTS|I', 'GET_LOAN_PRODUCTS')).toBeUndefined();
  });

  it.each(['', 'null', '7', '{"A":1}', '{"A":{"version":"x","hasImages":true}}'])(
    'takes %j in place of the index for nothing',
    (stored) => {
      const device = new MemoryStore();
      device.write('tulpar.directories', stored);
      expect(new DeviceDirectoryCache(device).versions().size).toBe(0);
    },
  );
});
