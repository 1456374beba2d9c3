import { describe, expect, it } from 'vitest';

import { areas } from '../../../src/application/operations/areas';
import { catalogue, OPERATION_CODES } from '../../../src/application/operations/catalogue';
import { spreadAreas } from '../../../src/application/operations/declareAreas';

describe('areas put side by side', () => {
  it('keep what stands in each, in the order of the areas', () => {
    const spread = spreadAreas({ later: { SHOW: 1, HIDE: 2 }, earlier: { ADD: 3 } });
    expect(Object.entries(spread)).toEqual([
      ['SHOW', 1],
      ['HIDE', 2],
      ['ADD', 3],
    ]);
  });

  it('are the catalogue, in which no operation is lost', () => {
    const sizes = Object.values(areas).map((operations) => Object.keys(operations).length);
    expect(sizes.length).toBeGreaterThan(30);
    expect(OPERATION_CODES.length).toBe(sizes.reduce((sum, size) => sum + size));
    expect(catalogue.MAKE_OWN_ACCOUNTS_TRANSFER).toBe(areas.transfers.MAKE_OWN_ACCOUNTS_TRANSFER);
  });
});
