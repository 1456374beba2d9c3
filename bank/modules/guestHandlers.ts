import { verifyReceipt } from './accounts/receipts';
import { guestDirectoryHandlers } from './directories/bankDirectories';
import { directoryHandlers } from './directories/directoriesHandlers';
import { guestRateHandlers } from './exchange';
import { guestLoanHandlers } from './loans/digitalLoansHandlers';
import { verifyCertificate } from './shop/certificates';
import { verifyStatement } from './statements/verifyStatement';
import { guestTaxHandlers } from './taxes/guestTaxHandlers';
import { guestWalletHandlers } from './wallets/walletsHandlers';
import type { GuestContext, GuestOperations, HandlersFor } from '../kernel/Handler';

/**
 * Handlers of operations open to visitors. Total over the operations that allow visitors; a handler that reads the caller does not compile.
 */
export const guestHandlers: HandlersFor<GuestOperations, GuestContext> = {
  ...guestTaxHandlers,
  ...guestDirectoryHandlers,
  ...directoryHandlers,
  ...guestRateHandlers,
  ...guestLoanHandlers,
  ...guestWalletHandlers,
  VERIFY_STATEMENT: (request, { bank }) => verifyStatement(request, bank),
  VERIFY_PAPER: (request, { bank }) => verifyCertificate(request, bank),
  VERIFY_RECEIPT: (request, { bank }) => verifyReceipt(request, bank),
};
