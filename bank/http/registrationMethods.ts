import {
  ConfirmSelfRegistrationRequest,
  SelfRegistrationRequest,
  SelfRegistrationResponse,
  SelfRegistrationV2Request,
  SelfRegistrationV2Response,
} from '../../proto/generated/ibank/v1/authentication';
import { isCardNumber } from '../../src/domain/card/cardNumber';
import { refusal } from '../../src/domain/result/Result';
import { isCodeWord } from '../../src/domain/user/codeWord';
import { confirmRegistration } from '../modules/identity/confirmRegistration';
import { beginRegistration, remindOfRegistration } from '../modules/identity/registration';
import { acknowledgement, method } from './authenticationMethod';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { invalidRequest } from './messages';
import { readCardNumber } from '../../src/domain/text/identifiers';

type Registration = 'selfRegistration' | 'selfRegistrationV2' | 'confirmSelfRegistration';

/** Methods by which an individual registers with a card. */
export function registrationMethods(gateway: Gateway): Readonly<Record<Registration, Method>> {
  return {
    selfRegistration: method('selfRegistration', gateway, {
      read: (bytes) => SelfRegistrationRequest.deserializeBinary(bytes),
      answer: (request, call) => remind(request, call, gateway),
      write: (answer) => SelfRegistrationResponse.fromObject(answer),
    }),
    selfRegistrationV2: method('selfRegistrationV2', gateway, {
      read: (bytes) => SelfRegistrationV2Request.deserializeBinary(bytes),
      answer: (request, call) => begin(request, call, gateway),
      write: (answer) => SelfRegistrationV2Response.fromObject(answer),
    }),
    confirmSelfRegistration: method('confirmSelfRegistration', gateway, {
      read: (bytes) => ConfirmSelfRegistrationRequest.deserializeBinary(bytes),
      answer: async ({ operationid }, call) =>
        UUID.test(operationid)
          ? confirmRegistration(operationid, call, gateway.bank)
          : refusal(invalidRequest('operationid')),
      write: acknowledgement,
    }),
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Registrations of one address are limited like the sign-ins of one login; no login has spaces in it. */
const REGISTRATIONS_OF_ADDRESS = 'registrations by card';

async function remind({ cardno }: SelfRegistrationRequest, call: Call, gateway: Gateway) {
  if (!isCardNumber(readCardNumber(cardno))) {
    return refusal(invalidRequest('cardno'));
  }
  const admission = gateway.admitSignIn(call, REGISTRATIONS_OF_ADDRESS);
  return admission.ok ? remindOfRegistration(readCardNumber(cardno), call, gateway.bank) : admission;
}

async function begin({ cardno, codeword }: SelfRegistrationV2Request, call: Call, gateway: Gateway) {
  if (!isCardNumber(readCardNumber(cardno))) {
    return refusal(invalidRequest('cardno'));
  }
  if (!isCodeWord(codeword)) {
    return refusal(invalidRequest('codeword'));
  }
  const admission = gateway.admitSignIn(call, REGISTRATIONS_OF_ADDRESS);
  return admission.ok
    ? beginRegistration({ cardNumber: readCardNumber(cardno), codeWord: codeword }, call, gateway.bank)
    : admission;
}
