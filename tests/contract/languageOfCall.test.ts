import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import { accountsOf, confirm, create, isOrdinary, ordinaryPair, prepared, transferOf } from './support/transferStory';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function newestText(login: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    'select text from sandbox_message where login = $1 order by id desc limit 1',
    [login],
  );
  return rows[0]?.text ?? '';
}

function transactionOf(data: unknown): { readonly txnId: string } {
  return data as { txnId: string };
}

describe('the language of a call', () => {
  it.each([
    ['ru', 'Перевод', 'код подтверждения'],
    ['en', 'Transfer', 'confirmation code'],
    ['kg', 'которуу', 'ырастоо коду'],
    ['cn', '转账', '验证码'],
  ])('%s is what the screen and the message with the code are written in', async (language, words, codeWords) => {
    const client = await server.signedIn('aibek');
    const speaking = Object.assign(server.visitor({ language }), { sessionKey: client.sessionKey });
    const transfer = transferOf(...ordinaryPair(await accountsOf(client)));
    const preview = await create(speaking, transfer);
    const shown = (preview.data as { confirmationText: string }).confirmationText;
    expect(shown.toLowerCase()).toContain(words.toLowerCase());

    await server.codeSentBy('aibek', () =>
      speaking.operation('TransferService', 'SEND_OTP_BY_SMS', { operationId: transfer.operationId }),
    );
    const message = await newestText('aibek');
    expect(message).toContain(shown);
    expect(message.toLowerCase()).toContain(codeWords.toLowerCase());
  });

  it.each([
    ['ru', 'Ала-Нур Электро', 'Айзада Т.'],
    ['en', 'Ala-Nur Electric', 'Aizada T.'],
    ['kg', 'Ала-Нур Электро', 'Айзада Т.'],
    ['cn', '阿拉努尔电力', 'Aizada T.'],
  ])('%s names a provider and a person alike on the screen and in the message', async (language, provider, person) => {
    const client = await server.signedIn('aibek');
    const speaking = Object.assign(server.visitor({ language }), { sessionKey: client.sessionKey });
    const [from] = ordinaryPair(await accountsOf(client));
    const details = { accountDebitId: from.id, amount: '100.00', ccy: from.ccy };
    const recipient = (await accountsOf(await server.signedIn('aizada'))).find(isOrdinary);
    const payments = [
      [
        'PaymentService',
        'MAKE_GENERIC_PAYMENT_V2',
        { serviceProviderId: '101', propValue: '120456789', props: { reading: '10482' } },
        provider,
      ],
      [
        'TransferService',
        'MAKE_BANK_CLIENT_TRANSFER',
        { accountCreditPropType: 'account', accountCreditPropValue: recipient?.accountNo, purpose: '' },
        person,
      ],
    ] as const;
    for (const [service, code, request, name] of payments) {
      const operationId = randomUUID();
      const preview = await speaking.operation(service, code, { operationId, ...details, ...request });
      const shown = (preview.data as { confirmationText: string }).confirmationText;
      expect(shown).toContain(name);
      await server.codeSentBy('aibek', () => speaking.operation('TransferService', 'SEND_OTP_BY_SMS', { operationId }));
      expect(await newestText('aibek')).toContain(shown);
    }
  });

  it.each([
    ['ru', 'Перевод выполнен', 'ru'],
    ['en', 'Transfer completed', 'en'],
    ['kg', 'Которуу аткарылды', 'ky'],
    ['cn', '转账已完成', 'zh-CN'],
  ])('%s is what a stream and a receipt are written in, under the same session', async (language, title, tag) => {
    const client = await server.signedIn('aibek');
    const speaking = Object.assign(server.visitor({ language }), { sessionKey: client.sessionKey });
    const stream = await StreamReader.open(speaking);
    const { operationId, code } = await prepared(server, client, transferOf(...ordinaryPair(await accountsOf(client))));
    const { txnId } = transactionOf((await confirm(client, operationId, code)).data);
    await stream.until(() => stream.news.some(({ type }) => type === 'TRANSACTION_NOTIFICATION'));
    const notice = stream.news.find(({ type }) => type === 'TRANSACTION_NOTIFICATION');
    expect(notice?.payload).toMatchObject({ title });
    stream.cut();

    const receipt = await speaking.operation('AccountService', 'GET_TRANSACTION_RECEIPT_FILE', { txnId });
    const { content } = receipt.data as { content: string };
    expect(Buffer.from(content, 'base64').toString('latin1')).toContain(`/Lang (${tag})`);
  });

  it('falls back to the language of the user when it is none the bank speaks', async () => {
    const client = await server.signedIn('aibek');
    const speaking = Object.assign(server.visitor({ language: 'tlh' }), { sessionKey: client.sessionKey });
    const preview = await create(speaking, transferOf(...ordinaryPair(await accountsOf(client))));
    expect((preview.data as { confirmationText: string }).confirmationText).toContain('Перевод');
  });
});
