import { QrSignInRequest, QrSignInResponse, SessionResponse } from '../../proto/generated/ibank/v1/authentication';
import { refusal } from '../../src/domain/result/Result';
import { beginQrSignIn, QR_REQUEST_ID, redeemQrSignIn } from '../modules/identity/qrSignIn';
import { method } from './authenticationMethod';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { invalidRequest } from './messages';
import { withPosition } from './withPosition';

/** Methods by which a company's user signs in with a QR code. */
export function qrSignInMethods(
  gateway: Gateway,
): Readonly<Record<'getQRcodeForSignIn' | 'getSessionByQRcode', Method>> {
  return {
    getQRcodeForSignIn: method('getQRcodeForSignIn', gateway, {
      read: (bytes) => QrSignInRequest.deserializeBinary(bytes),
      answer: (request, call) => begin(request, call, gateway),
      write: (answer) => QrSignInResponse.fromObject(answer),
    }),
    getSessionByQRcode: method('getSessionByQRcode', gateway, {
      read: (bytes) => QrSignInRequest.deserializeBinary(bytes),
      answer: async ({ uniqrequestid }, call) =>
        QR_REQUEST_ID.test(uniqrequestid)
          ? withPosition(await redeemQrSignIn(uniqrequestid, call, gateway.bank), gateway.bank)
          : refusal(invalidRequest('uniqrequestid')),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
  };
}

/** Codes of one address are limited like the sign-ins of one login; no login has spaces in it. */
const CODES_OF_ADDRESS = 'codes for signing in';

async function begin({ uniqrequestid }: QrSignInRequest, call: Call, gateway: Gateway) {
  if (!QR_REQUEST_ID.test(uniqrequestid)) {
    return refusal(invalidRequest('uniqrequestid'));
  }
  const admission = gateway.admitSignIn(call, CODES_OF_ADDRESS);
  return admission.ok ? beginQrSignIn(uniqrequestid, call, gateway.bank) : admission;
}
