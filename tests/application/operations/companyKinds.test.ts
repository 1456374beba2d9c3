import { expect, it } from 'vitest';

import { catalogue, OPERATION_CODES } from '../../../src/application/operations/catalogue';
import { COMPANY_KINDS, companyKindsOf } from '../../../src/application/operations/companyKinds';
import { isGrantedByKind } from '../../../src/application/operations/declaration';
import type { Declaration } from '../../../src/application/operations/declaration';

it('every operation a company may keep its users from is of one kind', () => {
  const granted = OPERATION_CODES.filter((code) => {
    const declaration: Declaration = catalogue[code];
    return isGrantedByKind(declaration) && declaration.allowed.some((caller) => caller.startsWith('corporate'));
  });
  expect(granted.length).toBeGreaterThan(20);
  const named = Object.values(COMPANY_KINDS).flat();
  expect([...named].toSorted()).toEqual(granted.toSorted());
});

it('kinds are found by any of their codes, in the order of the list', () => {
  expect(companyKindsOf(['UNBLOCK_CARD', 'MAKE_OWN_ACCOUNTS_TRANSFER'])).toEqual(['ownAccounts', 'cards']);
  expect(companyKindsOf([])).toEqual([]);
});
