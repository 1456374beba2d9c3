import type { OwnAccountsTransferViewModel } from './OwnAccountsTransferViewModel';

export const FORM_PATH = '/payment/own-accounts';
export const CHECK_PATH = `${FORM_PATH}/check`;
export const CODE_PATH = `${FORM_PATH}/code`;

/** The page the transfer is on now; an address that runs ahead of it, or lags behind, is led there. */
export function pathOfTransfer(model: OwnAccountsTransferViewModel): string {
  switch (model.page) {
    case 'form':
      return FORM_PATH;
    case 'check':
      return CHECK_PATH;
    case 'code':
      return CODE_PATH;
    case 'result':
      return `${FORM_PATH}/result/${model.result?.transactionId ?? ''}`;
    default:
      return model.page satisfies never;
  }
}
