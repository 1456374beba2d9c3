import { randomUUID } from 'node:crypto';

import { SoftwareAuthenticator } from '../../../support/SoftwareAuthenticator';
import { additionOf, addPasskey, SITE, termsFor, utility } from '../passkeyStory';
import { field } from '../transferStory';
import { createdTransfer } from './moneyStories';
import { PERSON } from './CostBank';
import type { CostBank, CostStories } from './CostBank';

/** Id of a passkey the person has just added, beside none. */
async function added(bank: CostBank) {
  await bank.sql('delete from passkey');
  await addPasskey(bank.server, await bank.client(PERSON), PERSON);
  const [passkey] = await bank.sql('select id::text from passkey');
  return { passkeyId: passkey?.['id'] };
}

/** Passkeys of a user. */
export const passkeyStories: CostStories = {
  ADD_PASSKEY: async (bank) => ({
    request: additionOf(new SoftwareAuthenticator(SITE.origin), await termsFor(await bank.client(PERSON))),
  }),
  RENAME_PASSKEY: async (bank, run) => ({ request: { ...(await added(bank)), name: `Телефон ${run}` } }),
  REMOVE_PASSKEY: async (bank) => ({ request: await added(bank) }),
  LOWER_PASSKEY_CEILING: async () => ({ request: { ceiling: '29999.00' } }),
  CHANGE_PASSKEY_CEILING: async () => ({ request: { operationId: randomUUID(), ceiling: '50000.00' } }),
  GET_PASSKEY_CONFIRMATION: async (bank) => {
    await added(bank);
    return { request: { operationId: await createdTransfer(bank) } };
  },
  GET_PASSKEY_CODE: async (bank) => {
    const client = await bank.client(PERSON);
    await bank.sql('delete from passkey');
    const device = await addPasskey(bank.server, client, PERSON);
    const operationId = await createdTransfer(bank);
    const { data } = await utility(client, 'GET_PASSKEY_CONFIRMATION', { operationId });
    const challenge = field(data, 'challenge');
    return { request: { operationId, proof: device.sign({ challenge, siteId: SITE.id }) } };
  },
};
