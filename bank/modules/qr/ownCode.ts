import type { Failure } from '../../../src/application/operations/failureCodes';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import { creditRefusal } from '../../../src/domain/account/usability';
import { elqrLink } from '../../../src/domain/qr/elqr';
import { OWN_CODE_LIFE_MS, OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import type { QrLink, QrRequest } from '../../../src/domain/qr/QrPayment';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { shownName } from '../../../src/domain/user/shownName';
import { readAccount } from '../accounts';
import type { CallContext } from '../../kernel/Handler';
import { newSealedName } from './ownCodeSeal';
import { nameOnCode } from './pointCode';

/** Codes the ELQR system gives payments to an account: the service, and the merchant category. */
export const CODE_OF_ACCOUNT = { serviceCode: '01', merchantCategory: '9999' } as const;
const SECOND_MS = 1000;

/** Makes a QR code for payments to an account of the customer; soms only, the system has no other currency. */
export async function makeOwnCode(
  { accountId, amount, purpose, use }: QrRequest,
  { bank, caller, now }: CallContext,
): Promise<Result<QrLink, Failure<FailureCodeOf<'ELQR_GENERATE_URL'>>>> {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    return refusal({ code: 'ACCOUNT_NOT_FOUND' });
  }
  if (account.currency !== 'KGS') {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const failureCode = creditRefusal(account);
  if (failureCode !== undefined) {
    return refusal({ code: failureCode });
  }
  const { rows } = await bank.database.pool.query<{ name: string }>({
    name: 'name-on-code',
    text: `select name ->> 'ru' as name from customer where id = $1`,
    values: [caller.customerId],
  });
  const asked = { accountId: account.number, amount, amountEditable: amount === undefined, comment: purpose.trim() };
  // To the second, as it stands in the code.
  const expiresAt = use === 'once' ? Math.floor((now + OWN_CODE_LIFE_MS) / SECOND_MS) * SECOND_MS : undefined;
  const link = elqrLink({
    ...CODE_OF_ACCOUNT,
    ...asked,
    type: expiresAt === undefined ? 'static' : 'dynamic',
    providerId: OWN_PROVIDER,
    transactionId: expiresAt === undefined ? '' : newSealedName(bank.secrets, asked, expiresAt),
    merchantId: '',
    serviceName: '',
    providerName: nameOnCode(shownName({ kind: caller.customerKind, name: rows[0]?.name ?? '' })),
  });
  return success({ link, expiresAt });
}
