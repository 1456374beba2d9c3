import type { Failure } from '../../src/application/operations/failureCodes';
import type { QrLink } from '../../src/application/operations/qrPayments';
import { elqrLink } from '../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../src/domain/qr/QrPayment';
import type { QrWish } from '../../src/domain/qr/QrPayment';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { transliterated } from '../../src/domain/swift/transliterate';
import { readAccount } from '../accounts/accountRows';
import type { CallContext } from '../operations/Handler';

/** What the system calls payments between people, and the kind of trade they have. */
const BETWEEN_PEOPLE = { serviceCode: '01', merchantCategory: '9999' } as const;
const LONGEST_NAME = 25;

/** A code by which anybody can pay to an account of the customer; soms only, the system knows no other currency. */
export async function makeOwnCode(
  { accountId, amount }: QrWish,
  { bank, caller }: CallContext,
): Promise<Result<QrLink, Failure<'ACCOUNT_NOT_FOUND' | 'CURRENCY_MISMATCH'>>> {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    return refusal({ code: 'ACCOUNT_NOT_FOUND' });
  }
  if (account.currency !== 'KGS') {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const { rows } = await bank.database.pool.query<{ name: string }>({
    name: 'name-on-code',
    text: `select name ->> 'ru' as name from customer where id = $1`,
    values: [caller.customerId],
  });
  const link = elqrLink({
    ...BETWEEN_PEOPLE,
    type: 'static',
    providerId: OWN_PROVIDER,
    accountId: account.number,
    transactionId: '',
    amountEditable: amount === undefined,
    merchantId: '',
    serviceName: '',
    comment: '',
    amount,
    providerName: nameOnCode(rows[0]?.name ?? '', caller.customerKind),
  });
  return success({ link });
}

/** In Latin letters: a person by the given name and the first letter of the family's, a company as it is called. */
function nameOnCode(name: string, kind: 'I' | 'C'): string {
  const latin = transliterated(name).toUpperCase();
  const [family = '', given = ''] = latin.split(' ');
  return (kind === 'C' || given === '' ? latin : `${given} ${family.charAt(0)}.`).slice(0, LONGEST_NAME);
}
