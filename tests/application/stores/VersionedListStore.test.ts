import { describe, expect, it } from 'vitest';

import { isNewer, VersionedListStore } from '../../../src/application/stores/VersionedListStore';
import type { Versioned } from '../../../src/application/stores/VersionedListStore';
import { success } from '../../../src/domain/result/Result';

class ItemsStore extends VersionedListStore<Versioned> {}

describe('VersionedListStore', () => {
  it('takes every item over that is not older than the one held, and drops those no longer listed', async () => {
    const answers: Versioned[][] = [
      ['1', '2', '3'].map((id) => ({ id, dataVersion: 5n })),
      [
        { id: '1', dataVersion: 4n },
        { id: '2', dataVersion: 6n },
      ],
    ];
    const store = new ItemsStore({ empty: [], load: async () => success(answers.shift() ?? []) });
    await store.reload();
    await store.reload();
    expect(['1', '2', '3'].map((id) => store.byId(id)?.dataVersion)).toEqual([5n, 6n, undefined]);
  });
});

describe('isNewer', () => {
  it.each([
    [4n, false],
    [5n, false],
    [6n, true],
    [undefined, true],
  ] as const)('compares version %s with version 5', (dataVersion, expected) => {
    expect(isNewer(dataVersion, { id: '1', dataVersion: 5n })).toBe(expected);
  });
});
