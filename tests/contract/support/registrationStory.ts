import {
  ConfirmSelfRegistrationRequest,
  SelfRegistrationRequest,
  SelfRegistrationResponse,
  SelfRegistrationV2Request,
  SelfRegistrationV2Response,
} from '../../../proto/generated/ibank/v1/authentication';
import { Acknowledgement } from '../../../proto/generated/ibank/v1/common';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** Of a customer who has no access. */
export const GULNARA = { cardno: '9417000000003036', codeword: 'Айва', phone: '+996709000606' } as const;
/** Of a customer who has. */
export const AIZADA = { cardno: '9417000000002020', codeword: 'Комуз' } as const;
/** Of no card of the bank, although the check digit is right. */
export const UNKNOWN_CARD = '9417000000004042';

export const registration = {
  byNumber: async (client: WireClient, cardno: string) =>
    SelfRegistrationResponse.deserializeBinary(
      await client.call('AuthenticationService/selfRegistration', new SelfRegistrationRequest({ cardno })),
    ).toObject(),
  begin: async (client: WireClient, cardno: string, codeword: string) =>
    SelfRegistrationV2Response.deserializeBinary(
      await client.call(
        'AuthenticationService/selfRegistrationV2',
        new SelfRegistrationV2Request({ cardno, codeword }),
      ),
    ).toObject(),
  confirm: async (client: WireClient, operationid: string) =>
    Acknowledgement.deserializeBinary(
      await client.call(
        'AuthenticationService/confirmSelfRegistration',
        new ConfirmSelfRegistrationRequest({ operationid }),
      ),
    ).toObject(),
};

/** Begins and confirms. */
export async function registered(
  server: TestServer,
  { cardno, codeword }: { readonly cardno: string; readonly codeword: string },
) {
  const client = server.visitor({ language: 'ru' });
  const { data } = await registration.begin(client, cardno, codeword);
  return registration.confirm(client, data?.operationid ?? '');
}

/** Texts that have come to a telephone once every message has left, newest first. */
export async function textsTo(server: TestServer, phone: string): Promise<readonly string[]> {
  await server.round('textMessages');
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    'select text from sandbox_message where recipient = $1 order by id desc',
    [phone],
  );
  return rows.map(({ text }) => text);
}

/** Login and one-time password out of the message that brings them. */
export function credentialsIn(text: string | undefined): { readonly login: string; readonly password: string } {
  const found = /Логин (\S+), одноразовый пароль (\S+) /.exec(text ?? '');
  return { login: found?.[1] ?? '', password: found?.[2] ?? '' };
}
