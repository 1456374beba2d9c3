import { MaxLength } from 'class-validator';

import type { Account } from '../account/Account';
import { creditRefusal, isListed } from '../account/usability';
import { parseAmount } from '../money/parseAmount';
import { all, because, definedOnly, Filled, Printable, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { LONGEST_QR_PURPOSE } from './QrPayment';
import type { QrUse, QrWish } from './QrPayment';

/** Draft of a request to create a QR code. */
export class QrWishDraft {
  use: QrUse = 'many';

  @Filled('ACCOUNT_REQUIRED')
  accountId = '';

  amountText = '';

  @all(MaxLength(LONGEST_QR_PURPOSE, because('QR_PURPOSE_TOO_LONG')), Printable())
  purpose = '';

  constructor(values: Readonly<Partial<QrWishDraft>> = {}) {
    this.use = values.use ?? 'many';
    this.accountId = values.accountId ?? '';
    this.amountText = values.amountText ?? '';
    this.purpose = values.purpose ?? '';
  }
}

/** Reason a code cannot be created for an account, `undefined` when it can. */
export function wishedAccountProblem(account: Account): ValidationCode | undefined {
  return account.currency === 'KGS' ? creditRefusal(account) : 'SOMS_ONLY';
}

/** True when there is an account in soms, for which a code could be created. */
export function hasSomAccount(accounts: readonly Account[]): boolean {
  return accounts.some((account) => isListed(account) && account.currency === 'KGS');
}

/** First violation of each field of a draft; empty when the code can be created. */
export function qrWishProblems(draft: QrWishDraft, accounts: readonly Account[]): Problems<QrWishDraft> {
  const account = accounts.find(({ id }) => id === draft.accountId);
  const own = {
    accountId: account === undefined ? undefined : wishedAccountProblem(account),
    amountText: draft.amountText.trim() === '' ? undefined : unreadableAmount(draft.amountText, 'KGS'),
    purpose: /[\ud800-\udfff\n]/.test(draft.purpose) ? ('PURPOSE_CHARACTERS' as const) : undefined,
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Request made from a draft; `undefined` while the draft has a violation. */
export function qrWishOf(draft: QrWishDraft, accounts: readonly Account[]): QrWish | undefined {
  if (!isSound(qrWishProblems(draft, accounts))) {
    return undefined;
  }
  const amount = parseAmount(draft.amountText, 'KGS');
  return {
    accountId: draft.accountId,
    amount: amount.ok ? amount.value : undefined,
    purpose: draft.purpose.trim(),
    use: draft.use,
  };
}
