import { expect, it } from 'vitest';

import { maskedAddress } from '../../../src/domain/tax/maskedAddress';

it.each([
  ['г. Бишкек, ул. Токомбаева, 12', 'г. Бишкек, ул. Т***, **'],
  ['г. Бишкек, пр. Манаса, 40, кв. 15', 'г. Бишкек, пр. М***, **, кв. **'],
  ['Чуйская область, с. Лебединовка, ул. Победы, 301', 'Чуйская область, с. Л***, ул. П***, **'],
  ['г. Ош, ул. 8 Марта, 5а', 'г. Ош, ул. ** М***, **'],
  ['', ''],
])('%j is shown to others as %j', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
