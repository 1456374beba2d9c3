import type { ConfirmedCode, ConfirmStepOf, RequestOf } from '../../application/operations/catalogue';
import type { OperationConfirmation } from '../../application/operations/transfers';

/** Confirm request of each confirmed operation. Total: an operation without one does not type-check. */
const confirmationRequests: {
  readonly [Code in ConfirmedCode]: (confirmation: OperationConfirmation) => RequestOf<ConfirmStepOf<Code>>;
} = {
  MAKE_OWN_ACCOUNTS_TRANSFER: (confirmation) => confirmation,
  MAKE_BANK_CLIENT_TRANSFER: (confirmation) => confirmation,
  MAKE_OTHER_BANK_TRANSFER: (confirmation) => confirmation,
  MAKE_DEPOSIT: (confirmation) => confirmation,
  DIGITAL_LOAN_MAKE_REPAYMENT: (confirmation) => confirmation,
  MAKE_SHOP_OPERATION: (confirmation) => confirmation,
  MAKE_TXN_SHOP_OPERATION: (confirmation) => confirmation,
  MAKE_GENERIC_PAYMENT_V2: (confirmation) => confirmation,
  MAKE_GENERIC_SINGLE_PAYMENT_V2: (confirmation) => confirmation,
  MAKE_MOBILE_PAYMENT_V2: (confirmation) => confirmation,
  MAKE_JANY_KITEP_PAYMENT: (confirmation) => confirmation,
  MAKE_PAYMENT: (confirmation) => confirmation,
  MAKE_SWIFT_TRANSFER: (confirmation) => confirmation,
  MAKE_TRANSPORT_TAX_PAYMENT: (confirmation) => confirmation,
  MAKE_PROPERTY_TAX_PAYMENT: (confirmation) => confirmation,
  MAKE_LAND_TAX_PAYMENT: (confirmation) => confirmation,
  MAKE_SINGLE_TAX_PAYMENT: (confirmation) => confirmation,
  MAKE_PATENT_TAX_PAYMENT: (confirmation) => confirmation,
  MAKE_EMPLOYEE_INCOME_TAX: (confirmation) => confirmation,
  MAKE_FINE_PAYMENT: (confirmation) => confirmation,
  MAKE_QR_PAYMENT: (confirmation) => confirmation,
  MAKE_IPC_CARD_TRANSFER: (confirmation) => confirmation,
  MAKE_VISA_2_VISA_OCT: (confirmation) => confirmation,
  MAKE_VISA_2_VISA_AFT: (confirmation) => confirmation,
  MAKE_DISTRIBUTION_OPERATIONS: (confirmation) => confirmation,
  MAKE_MONEY_TRANSFER: (confirmation) => confirmation,
};

export function confirmationRequestOf<Code extends ConfirmedCode>(
  code: Code,
  confirmation: OperationConfirmation,
): RequestOf<ConfirmStepOf<Code>> {
  return confirmationRequests[code](confirmation);
}
