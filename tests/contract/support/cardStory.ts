import { randomUUID } from 'node:crypto';

import { securityCodeOf } from '../../../bank/sandbox/networks/cards/SandboxCardProcessing';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** Fields of a card on the wire that tests use. */
export interface WireCard {
  readonly id: string;
  readonly accountId: string;
  readonly convertedMaskedCardPan: string;
  readonly customStatus: string;
  readonly ipcCardStatus: string;
  readonly lockRequest?: { readonly action: string; readonly created: string; readonly dueBy: string };
}

/** The cards of a customer in every state. */
export async function allCards(client: WireClient): Promise<readonly WireCard[]> {
  const answer = await client.operation('AccountService', 'GET_CARDS_V2', {
    cardStatus: ['active', 'softLock', 'hardLock'],
  });
  return Array.isArray(answer.data) ? answer.data : [];
}

/** The customer's card with these last four digits. */
export async function cardOf(client: WireClient, lastDigits: string): Promise<WireCard> {
  const card = (await allCards(client)).find(({ convertedMaskedCardPan }) =>
    convertedMaskedCardPan.endsWith(lastDigits),
  );
  if (card === undefined) {
    throw new Error(`No card ends with ${lastDigits}`);
  }
  return card;
}

/** Request fields that identify a card. */
export function referenceTo({ id, accountId }: WireCard) {
  return { accountId, cardId: id };
}

/** The three digits on the back of a card. */
export async function codeOnBack(server: TestServer, { id }: Pick<WireCard, 'id'>): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ number_hash: Buffer }>(
    'select number_hash from card where id = $1',
    [id],
  );
  return securityCodeOf(server.bank.services.secrets, rows[0]?.number_hash ?? Buffer.alloc(0));
}

/** Tables that record calls about cards, those of the sandbox network included. */
export const TABLES_OF_CARD_CALLS = [
  'card_request',
  'sandbox_card_order',
  'sandbox_card_pin',
  'profile_change',
  'audit_event',
  'client_log',
];

interface PinStory {
  readonly pinCode: string;
  /** Sends the call and returns the code that came. */
  readonly begin: (act: () => Promise<unknown>) => Promise<{ readonly code: string }>;
}

/** Sets the PIN of a card after a mistyped one and a wrong code on the back. Answers the right code. */
export async function setPin(server: TestServer, client: WireClient, { pinCode, begin }: PinStory): Promise<string> {
  const card = await cardOf(client, '2020');
  const cvv2 = await codeOnBack(server, card);
  const request = { operationId: randomUUID(), ...referenceTo(card), pinCode, cvv2 };
  await client.operation('AccountService', 'SET_CARD_PIN_CODE', {
    ...request,
    operationId: randomUUID(),
    pinCode: `${pinCode}x`,
  });
  const wrong = { ...request, operationId: randomUUID(), cvv2: cvv2 === '000' ? '001' : '000' };
  await client.operation('AccountService', 'SET_CARD_PIN_CODE', wrong);
  const { code } = await begin(() => client.operation('AccountService', 'SET_CARD_PIN_CODE', request));
  const confirmed = await client.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', {
    operationId: request.operationId,
    otp: code,
  });
  if (!confirmed.success) {
    throw new Error(`The PIN was not set: ${confirmed.code}`);
  }
  return cvv2;
}
