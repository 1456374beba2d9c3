import { elqrLink } from '../../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import type { QrPointFields } from '../../../src/domain/qr/QrPoint';
import { latinText } from '../../../src/domain/swift/transliterate';

/** Codes the ELQR system gives payments for goods and services: the service, and the merchant category of no certain trade. */
const AT_A_POINT = { serviceCode: '02', merchantCategory: '5999' } as const;
const MAX_NAME_LENGTH = 25;

/** Name of a payee on a code: Latin capitals. */
export function nameOnCode(name: string): string {
  return latinText(name).toUpperCase().slice(0, MAX_NAME_LENGTH);
}

/** Link of the static code of a point of sale. It names the point, not its account, so that a printed code stays good when that changes. */
export function pointLink(
  { hash, name, salesPointId }: Pick<QrPointFields, 'name' | 'salesPointId'> & { readonly hash: string },
  companyName: string,
): string {
  return elqrLink({
    ...AT_A_POINT,
    type: 'static',
    providerId: OWN_PROVIDER,
    accountId: hash,
    transactionId: '',
    amount: undefined,
    amountEditable: true,
    merchantId: salesPointId,
    // In Latin letters, of which a link and with it the printed picture is several times as small.
    serviceName: latinText(name),
    comment: '',
    providerName: nameOnCode(companyName),
  });
}
