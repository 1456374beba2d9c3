import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { amountOfDetail } from '../../../src/domain/operation/details';

describe('amountOfDetail', () => {
  it('reads the amounts among the particulars of an operation', () => {
    expect(amountOfDetail('interestLost', '3211.55 KGS')).toEqual(money(321_155n, 'KGS'));
    expect(amountOfDetail('interestWithheld', '0.00 USD')).toEqual(money(0n, 'USD'));
  });

  it('leaves everything else as it is', () => {
    expect(amountOfDetail('service', '3211.55 KGS')).toBeUndefined();
    expect(amountOfDetail('interestLost', '3211.55')).toBeUndefined();
    expect(amountOfDetail('interestLost', '3211.55 ABC')).toBeUndefined();
  });
});
