import { expect, test } from 'vitest';

import { maskedName } from '../../../src/domain/user/maskedName';

test.each([
  ['Токтосунова Айзада Бакытовна', 'Т***а А***а Б***а'],
  ['Асанов Айбек Марат уулу', 'А***в А***к М***т у***у'],
  ['  Ли   Ян ', 'Л*** Я***'],
  ['艾别克', '艾***克'],
  ['', ''],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
