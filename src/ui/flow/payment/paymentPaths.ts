import type { PaymentPage } from './paymentProgress';

/** The address of a page of a payment whose form is at `formPath`. */
export function pagePath(formPath: string, page: PaymentPage, transactionId = ''): string {
  switch (page) {
    case 'form':
      return formPath;
    case 'check':
    case 'sent':
      return `${formPath}/${page}`;
    case 'result':
      return `${formPath}/result/${transactionId}`;
    default:
      return page satisfies never;
  }
}
