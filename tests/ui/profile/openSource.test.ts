import { expect, it } from 'vitest';

import { readOpenSource } from '../../../src/ui/features/profile/settings/openSource';

it('lists packages by licence, the most used first', () => {
  expect(readOpenSource('ISC\tyallist 3.0\nMIT\treact 19\nMIT\tmobx 7\n')).toEqual([
    { licence: 'MIT', packages: ['mobx 7', 'react 19'] },
    { licence: 'ISC', packages: ['yallist 3.0'] },
  ]);
});

it('lists nothing where the build has written nothing', () => {
  expect(readOpenSource('')).toEqual([]);
});
