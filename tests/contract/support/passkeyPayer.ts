import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Deviation, SoftwareAuthenticator } from '../../support/SoftwareAuthenticator';
import { SITE, utility } from './passkeyStory';
import type { TestServer } from './startTestServer';
import { confirm, field, send } from './transferStory';
import type { WireAccount } from './transferStory';
import type { WireClient } from './WireClient';

/** Money from an account of a customer to one of another. */
export interface PaymentToPerson {
  readonly from: WireAccount;
  readonly payee: WireAccount;
  readonly amount: string;
}

/** Creates a payment and answers its id. */
export async function createPayment(client: WireClient, { from, payee, amount }: PaymentToPerson): Promise<string> {
  const operationId = randomUUID();
  const words = {
    operationId,
    accountDebitId: from.id,
    accountCreditPropType: 'account',
    accountCreditPropValue: payee.accountNo,
    amount,
    ccy: 'KGS',
  };
  const created = await client.operation('TransferService', 'MAKE_BANK_CLIENT_TRANSFER', words);
  expect(created.code).toBe('');
  return operationId;
}

/** Confirms an operation of aibek with a code by message. */
export async function confirmByMessage(server: TestServer, client: WireClient, operationId: string): Promise<void> {
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  expect((await confirm(client, operationId, code)).code).toBe('');
}

export const beginConfirmation = (client: WireClient, operationId: string) =>
  utility(client, 'GET_PASSKEY_CONFIRMATION', { operationId });

export function releaseCode(client: WireClient, operationId: string, proof: object) {
  return utility(client, 'GET_PASSKEY_CODE', { operationId, proof });
}

/** Answer of a device to a new challenge for an operation. */
export async function signConfirmation(
  client: WireClient,
  device: SoftwareAuthenticator,
  operationId: string,
  deviation: Deviation = {},
) {
  const { data } = await beginConfirmation(client, operationId);
  return device.sign({ challenge: field(data, 'challenge'), siteId: SITE.id }, deviation);
}
