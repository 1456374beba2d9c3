import { SessionResponse } from '../../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../../proto/generated/ibank/v1/common';
import { PasskeyChallengeResponse, PasskeySignInRequest } from '../../../proto/generated/ibank/v1/passkeys';
import type { PasskeyChallenge } from '../../application/ports/AuthenticationGateway';
import type { PasskeyProof } from '../../domain/user/Passkey';
import { readGrant } from './readAuthentication';

/** Exchange that makes the challenge of a sign-in. */
export function beginning() {
  return {
    request: new Empty(),
    messages: { request: Empty, response: PasskeyChallengeResponse },
    read: ({ data }: PasskeyChallengeResponse): PasskeyChallenge => ({
      challenge: data.challenge,
      siteId: data.rpid,
      validSeconds: data.validseconds,
    }),
  };
}

/** Exchange that signs in by a signed challenge. */
export function signingIn(proof: PasskeyProof) {
  return {
    request: PasskeySignInRequest.fromObject({
      credentialid: proof.credentialId,
      clientdata: proof.clientData,
      authenticatordata: proof.authenticatorData,
      signature: proof.signature,
      userhandle: proof.userHandle,
    }),
    messages: { request: PasskeySignInRequest, response: SessionResponse },
    read: readGrant,
  };
}
