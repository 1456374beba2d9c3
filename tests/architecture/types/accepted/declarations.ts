import { declare } from '../../../../src/application/operations/declaration';
import type { Account } from '../../../../src/domain/account/Account';
import type { OperationPreview } from '../../../../src/domain/operation/OperationPreview';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';

export const transferWithCode = declare<OwnAccountsTransfer, OperationPreview>()({
  services: ['transfer'],
  summary: 'Creates a transfer that waits for its code',
  kind: 'money',
  confirmation: 'otp',
  steps: { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_TRANSFER' },
  allowed: ['individual'],
  failures: [],
});

export const showAccount = declare<string, Account>()({
  services: ['account'],
  summary: 'Shows an account',
  kind: 'query',
  confirmation: 'none',
  allowed: ['individual'],
  failures: ['ACCOUNT_NOT_FOUND'],
});
