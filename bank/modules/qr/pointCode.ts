import { elqrLink } from '../../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import type { QrPointFields } from '../../../src/domain/qr/QrPoint';
import { latinText, transliterate } from '../../../src/domain/swift/transliterate';

/** Codes the ELQR system gives payments for goods and services: the service, and the merchant category of no certain trade. */
const AT_A_POINT = { serviceCode: '02', merchantCategory: '5999' } as const;
const MAX_NAME_LENGTH = 25;
const SURROGATES = /[\ud800-\udfff]/;

/** Name of a payee on a code: Latin capitals, or the letters it has where one of them cannot be written in Latin. */
export function nameOnCode(name: string): string {
  return latinOrOwn(name).toUpperCase().slice(0, MAX_NAME_LENGTH);
}

/** In Latin letters, of which a link and with it the printed picture is several times as small; as it is where that is not possible. */
function latinOrOwn(name: string): string {
  const latin = transliterate(name);
  // The system allows no surrogate pairs.
  return latin.ok || SURROGATES.test(name) ? latinText(name) : name;
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
    serviceName: latinOrOwn(name),
    comment: '',
    providerName: nameOnCode(companyName),
  });
}
