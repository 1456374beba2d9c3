import { MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { creditRefusal, isListed } from '../account/usability';
import { parseAmount } from '../money/parseAmount';
import { because, definedOnly, Filled, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { MAX_QR_PURPOSE_LENGTH } from './QrPayment';
import type { QrUse, QrRequest } from './QrPayment';
import { plainText } from '../text/plainText';

/** Draft of a request to create a QR code. */
export class QrRequestDraft {
  use: QrUse = 'many';

  @Filled('ACCOUNT_REQUIRED')
  accountId = '';

  amountText = '';

  @MaxLength(MAX_QR_PURPOSE_LENGTH, because('QR_PURPOSE_TOO_LONG'))
  purpose = '';

  constructor(values: Readonly<Partial<QrRequestDraft>> = {}) {
    this.use = values.use ?? 'many';
    this.accountId = values.accountId ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** Reason a code cannot be created for an account, `undefined` when it can. */
export function requestedAccountProblem(account: Account): ValidationCode | undefined {
  return account.currency === 'KGS' ? creditRefusal(account) : 'SOMS_ONLY';
}

/** True when there is an account in soms, for which a code could be created. */
export function hasSomAccount(accounts: readonly Account[]): boolean {
  return accounts.some((account) => isListed(account) && account.currency === 'KGS');
}

/** First violation of each field of a draft; empty when the code can be created. */
export function qrRequestViolations(draft: QrRequestDraft, accounts: readonly Account[]): Violations<QrRequestDraft> {
  const account = accounts.find(({ id }) => id === draft.accountId);
  const own = {
    accountId: account === undefined ? undefined : requestedAccountProblem(account),
    amountText: plainText(draft.amountText) === '' ? undefined : unreadableAmount(draft.amountText, 'KGS'),
    purpose: /[\ud800-\udfff\n]/.test(draft.purpose) ? ('PURPOSE_CHARACTERS' as const) : undefined,
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Request made from a draft; `undefined` while the draft has a violation. */
export function qrRequestOf(draft: QrRequestDraft, accounts: readonly Account[]): QrRequest | undefined {
  if (!isSound(qrRequestViolations(draft, accounts))) {
    return undefined;
  }
  const amount = parseAmount(draft.amountText, 'KGS');
  return {
    accountId: draft.accountId,
    amount: amount.ok ? amount.value : undefined,
    purpose: plainText(draft.purpose),
    use: draft.use,
  };
}
