import { declare } from '../../../../src/application/operations/declaration';
import type { Account } from '../../../../src/domain/account/Account';

export const showAccount = declare<string, Account>()({
  services: ['account'],
  summary: 'Shows an account',
  kind: 'query',
  confirmation: 'none',
  allowed: ['individual'],
  failures: ['SOMETHING_WENT_WRONG'],
});
