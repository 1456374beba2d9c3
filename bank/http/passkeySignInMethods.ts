import { SessionResponse } from '../../proto/generated/ibank/v1/authentication';
import { PasskeyChallengeResponse, PasskeySignInRequest } from '../../proto/generated/ibank/v1/passkeys';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { refusal } from '../../src/domain/result/Result';
import type { PasskeyProof } from '../../src/domain/user/Passkey';
import { beginPasskeySignIn, signInWithPasskey } from '../modules/identity/passkeySignIn';
import { method } from './authenticationMethod';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { invalidRequest } from './messages';
import { withPosition } from './withPosition';

/** Methods by which a user signs in with a passkey. */
export function passkeySignInMethods(
  gateway: Gateway,
): Readonly<Record<'beginPasskeySignIn' | 'signInWithPasskey', Method>> {
  return {
    beginPasskeySignIn: method('beginPasskeySignIn', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call) => begin(call, gateway),
      write: (answer) => PasskeyChallengeResponse.fromObject(answer),
    }),
    signInWithPasskey: method('signInWithPasskey', gateway, {
      read: (bytes) => PasskeySignInRequest.deserializeBinary(bytes),
      answer: async (request, call) => {
        const unread = PARTS.find((part) => !BASE64_URL.test(request[part]));
        return unread === undefined
          ? withPosition(await signInWithPasskey(proofOf(request), call, gateway.bank), gateway.bank)
          : refusal(invalidRequest(unread));
      },
      write: (answer) => SessionResponse.fromObject(answer),
    }),
  };
}

const PARTS = ['credentialid', 'clientdata', 'authenticatordata', 'signature', 'userhandle'] as const;

/** A part of an answer in base64url. */
const BASE64_URL = /^[A-Za-z0-9_-]{1,8192}$/;

function proofOf(request: PasskeySignInRequest): PasskeyProof {
  return {
    credentialId: request.credentialid,
    clientData: request.clientdata,
    authenticatorData: request.authenticatordata,
    signature: request.signature,
    userHandle: request.userhandle,
  };
}

/** Challenges of one address are limited like the sign-ins of one login; no login has spaces in it. */
const CHALLENGES_OF_ADDRESS = 'challenges for passkeys';

async function begin(call: Call, gateway: Gateway) {
  const admission = gateway.admitSignIn(call, CHALLENGES_OF_ADDRESS);
  return admission.ok ? beginPasskeySignIn(call, gateway.bank) : admission;
}
