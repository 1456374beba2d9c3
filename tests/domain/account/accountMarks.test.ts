import { expect, it } from 'vitest';

import { accountMarks } from '../../../src/domain/account/accountMarks';
import { anAccount } from '../../application/support/builders';

it.each([
  [anAccount(), []],
  [anAccount({ dormant: true }), ['dormant']],
  [anAccount({ frozen: true, creditStopped: true }), ['frozen', 'creditStopped']],
  [anAccount({ debitStopped: true, availableForOperations: false }), ['debitStopped']],
  [anAccount({ debitStopped: true, availableForOperations: true }), []],
])('marks accounts that cannot be used freely', (account, marks) => {
  expect(accountMarks(account)).toEqual(marks);
});
