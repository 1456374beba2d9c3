import { describe, expect, it } from 'vitest';

import { compareVersions } from '../../../src/domain/version/compareVersions';

describe('compareVersions', () => {
  it.each([
    ['1.0.11', '1.0.11', 0],
    ['1.0.9', '1.0.11', -1],
    ['1.0.11', '1.0.9', 1],
    ['1.1', '1.0.11', 1],
    ['1.0', '1.0.0', 0],
    ['2', '10', -1],
    ['', '0.0.1', -1],
    ['1.x.1', '1.0.1', 0],
  ])('orders %s and %s by %i', (left, right, order) => {
    expect(Math.sign(compareVersions(left, right))).toBe(order);
  });
});
