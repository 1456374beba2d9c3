import { cardLimitChange, cardUnblocking } from './cards/cardChanges';
import { cardPin } from './cards/cardPin';
import { cardPinPermission } from './cards/cardPinPermission';
import { directDebitMandate } from './directDebits/giveMandate';
import { agreementSignature } from './loans/digital/signAgreement';
import { loanRestructuring } from './loans/restructuring';
import { approvalRule, approvalRuleEnd } from './approvalRules/changeRules';
import { employeeRights } from './rights/employeeRights';
import { walletBinding } from './wallets/bindWallet';
import { walletRegistration } from './wallets/registerWallet';
import type { ProductChanges } from '../confirmations/ProductChange';
import { accountSetting } from './accounts/accountSetting';
import { overdraftRequest } from './accounts/overdraftRequest';

/** Changes of all areas, for the code that performs one after its code or its last signature. */
export const PRODUCT_CHANGES: ProductChanges = {
  CHANGE_ACCOUNT_SETTINGS: accountSetting,
  GET_OVERDRAFT: overdraftRequest,
  RESTRUCTURE_LOAN: loanRestructuring,
  DIGITAL_LOAN_CONFIRM: agreementSignature,
  CHANGE_CARD_LIMIT: cardLimitChange,
  SET_CARD_PIN_CODE: cardPin,
  ALLOW_CARD_PIN: cardPinPermission,
  UNBLOCK_CARD: cardUnblocking,
  GIVE_DIRECT_DEBIT_MANDATE: directDebitMandate,
  CHANGE_CORP_EMPLOYEE_RIGHTS: employeeRights,
  SET_APPROVAL_RULE: approvalRule,
  DELETE_APPROVAL_RULE: approvalRuleEnd,
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: walletBinding,
  REGISTRATE_ELSOM_WALLET: walletRegistration,
};
