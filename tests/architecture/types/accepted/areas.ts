import type { HandlersByArea } from '../../../../bank/modules/handlers';
import { areas } from '../../../../src/application/operations/areas';
import { declareAreas } from '../../../../src/application/operations/declareAreas';
import { declare } from '../../../../src/application/operations/declaration';
import type { OperationPreview } from '../../../../src/domain/operation/OperationPreview';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';
import type { AdaptersByArea } from '../../../../src/infrastructure/registry/registry';

declare const writtenAdapters: AdaptersByArea;
declare const writtenHandlers: HandlersByArea;

export const adapters: AdaptersByArea = { ...writtenAdapters };
export const handlers: HandlersByArea = { ...writtenHandlers };

/** Two services may each know an operation by the same name. */
const planted = declare<OwnAccountsTransfer, OperationPreview>()({
  services: ['payment'],
  sentAs: 'MAKE_OWN_ACCOUNTS_TRANSFER',
  summary: 'Creates a payment that waits for its code',
  kind: 'money',
  confirmation: 'otp',
  steps: { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_PAYMENT' },
  allowed: ['individual'],
  failures: [],
});

export const more = declareAreas({ ...areas, planted: { MAKE_PLANTED_PAYMENT: planted } });
