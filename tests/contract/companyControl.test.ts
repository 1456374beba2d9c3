import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { cardOperations } from '../../src/application/operations/cards';
import { catalogue } from '../../src/application/operations/catalogue';
import { COMPANY_EFFECTS } from '../../src/application/operations/companyChanges';
import { codeOnBack, referenceTo } from './support/cardStory';
import {
  beginCode,
  begun,
  card,
  changes,
  clients,
  confirmed,
  inACompany,
  limitRequest,
  LOOSENINGS,
  make,
  messaged,
  ofCard,
  oneOf,
  owner,
  sent,
  server,
  setting,
  sign,
  signIn,
  TEN_MINUTES_MS,
  latestNotice,
} from './support/companyStory';
import type { Login } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';

expectEveryFailure();

const DAY_MS = 24 * 60 * 60 * 1000;

inACompany();

it('a payment two have signed is recalled by those who sign, and by no other user of the company', () => {
  const { allowed } = catalogue.TRANSACTION_DELETE_BY_ID;
  expect([COMPANY_EFFECTS.TRANSACTION_DELETE_BY_ID, ...allowed]).toEqual(['tightens', 'individual', 'corporateSign']);
});

it('every code that may loosen something of a company is among the examples', () => {
  const loosening = Object.entries(COMPANY_EFFECTS).flatMap(([code, effect]) =>
    effect === 'loosens' || effect === 'byRequest' ? [code] : [],
  );
  expect([...new Set(LOOSENINGS.map(({ code }) => code))].toSorted()).toEqual(loosening.toSorted());
});

describe.each(LOOSENINGS)('$title', ({ code, arrange, request, effect, words }) => {
  it('is not done by one signer alone, whatever is called', async () => {
    await arrange();
    const before = await effect();
    const requested = request();
    const operationId = await sent('daniyar', code, requested);
    for (const otp of ['000000', '123456']) {
      expect(
        (await clients.daniyar.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', { operationId, otp })).code,
      ).toBe('OPERATION_NOT_FOUND');
    }
    expect(
      (await clients.daniyar.operation('TransferService', 'CONFIRM_TRANSFER', { operationId, otp: '123456' })).code,
    ).toBe('ACCESS_DENIED');
    expect(await sign('daniyar', operationId)).toEqual([{ operationId, changed: false }]);
    expect(await beginCode('daniyar', operationId)).toBe('SIGNATURE_NOT_YOURS');
    expect(await effect()).toEqual(before);
  });

  it('is done with the second signature; signers see old and new values, and the others are notified', async () => {
    await arrange();
    const before = await effect();
    const operationId = await sent('daniyar', code, request());
    expect(await latestNotice('saltanat')).toContain(words);
    const shown = (await changes('saltanat')).find((each) => each['operationId'] === operationId);
    expect(shown).toMatchObject({
      canSign: true,
      signatures: [],
      fingerprint: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    await sign('daniyar', operationId);
    expect(await sign('saltanat', operationId)).toEqual([{ operationId, changed: true }]);
    expect(await effect()).not.toEqual(before);
    expect(await latestNotice('daniyar')).toMatch(
      new RegExp(`Изменения в компании.*${words}.*Кто: Садыков.*, Мамбетова`, 'u'),
    );
    expect(await messaged('daniyar')).toMatch(new RegExp(`Изменения в компании: .*${words}`, 'u'));
    expect((await changes('daniyar')).find((each) => each['operationId'] === operationId)).toMatchObject({
      end: { state: 'done' },
    });
  });
});

describe('a change that waits for signatures', () => {
  it('is refused by name when what it starts from has changed, and can be made anew', async () => {
    const operationId = await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    await sign('daniyar', operationId);
    await owner(`insert into card_limit (card_id, limit_type, daily) values (${card.id}, 'CASH', 1000000)`);
    expect(await sign('saltanat', operationId)).toEqual([{ operationId, refusal: 'OPERATION_IMPOSSIBLE' }]);
    expect(await oneOf(`select count(*)::int as value from card_request where card_id = ${card.id}`)).toBe(0);
    await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
  });

  it('cannot be signed once its row differs from the shown values', async () => {
    const operationId = await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    const confirmation = await begun('saltanat', [operationId]);
    await owner(
      `update change_document set request = jsonb_set(request, '{addText}', '"190000.00"') where operation_id = '${operationId}'`,
    );
    expect((await confirmed('saltanat', confirmation)).data).toEqual([
      { operationId, refusal: 'OPERATION_IMPOSSIBLE' },
    ]);
  });

  it('is made once when both sign at the same moment', async () => {
    const operationId = await sent('saltanat', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    const [first, second] = [await begun('daniyar', [operationId]), await begun('saltanat', [operationId])];
    const answers = await Promise.all([
      confirmed('daniyar', first),
      confirmed('saltanat', second),
      confirmed('daniyar', first),
    ]);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await oneOf(`select count(*)::int as value from card_request where card_id = ${card.id}`)).toBe(1);
  });

  it('is out of date after ten days, and unsent after ten minutes', async () => {
    const operationId = await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    const unsent = limitRequest('190000.00');
    expect((await make('daniyar', 'CHANGE_CARD_LIMIT', unsent)).success).toBe(true);
    server.bank.clock.advance(TEN_MINUTES_MS + 1);
    await signIn();
    const late = await clients.daniyar.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', {
      operationId: unsent.operationId,
    });
    expect(late.code).toBe('OPERATION_TIME_OUT');
    server.bank.clock.advance(10 * DAY_MS);
    await signIn();
    expect(await beginCode('daniyar', operationId)).toBe('OPERATION_NOT_FOUND');
    expect((await changes('daniyar')).find((each) => each['operationId'] === operationId)).toMatchObject({
      canSign: false,
      end: { state: 'expired' },
    });
  });

  it('is declined by a signer, with a reason its maker sees', async () => {
    const operationId = await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    const decline = { operationId, reason: 'Не согласовано' };
    expect((await clients.saltanat.operation('AccountService', 'DECLINE_TXN_ON_CONFIRMATION', decline)).code).toBe('');
    expect(await beginCode('daniyar', operationId)).toBe('OPERATION_NOT_FOUND');
    expect(await latestNotice('daniyar')).toContain('Не согласовано');
    expect((await changes('daniyar')).find((each) => each['operationId'] === operationId)).toMatchObject({
      end: { state: 'declined', reason: 'Не согласовано' },
    });
  });

  it('cannot be signed by a second login of the same telephone', async () => {
    const operationId = await sent('daniyar', 'CHANGE_CARD_LIMIT', limitRequest('200000.00'));
    await sign('daniyar', operationId);
    const confirmation = await begun('saltanat', [operationId]);
    const phone = String(await oneOf(`select phone as value from app_user where login = 'saltanat'`));
    await owner(
      `update app_user set phone = (select phone from app_user where login = 'daniyar') where login = 'saltanat'`,
    );
    const answer = await confirmed('saltanat', confirmation);
    await owner(`update app_user set phone = '${phone}' where login = 'saltanat'`);
    expect(answer.data).toEqual([{ operationId, refusal: 'SIGNATURE_NOT_YOURS' }]);
    expect((await changes('daniyar')).find((each) => each['operationId'] === operationId)).not.toHaveProperty('end');
  });

  it('is answered again for the same request, and refused for another under its id', async () => {
    const request = limitRequest('200000.00');
    const first = await make('daniyar', 'CHANGE_CARD_LIMIT', request);
    expect((await make('daniyar', 'CHANGE_CARD_LIMIT', request)).data).toEqual(first.data);
    expect((await make('daniyar', 'CHANGE_CARD_LIMIT', { ...request, addText: '190000.00' })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect((await make('saltanat', 'CHANGE_CARD_LIMIT', request)).code).toBe('OPERATION_ID_REUSED');
    expect(
      (
        await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', {
          operationId: request.operationId,
        })
      ).code,
    ).toBe('OPERATION_NOT_FOUND');
  });
});

describe('what tightens', () => {
  it('is done by one signer at once, and the others are notified: a card is blocked', async () => {
    const { operationId, ...request } = ofCard('block');
    expect((await clients.daniyar.operation('AccountService', 'BLOCK_CARD', { operationId, ...request })).success).toBe(
      true,
    );
    expect(await latestNotice('saltanat')).toContain('действует → заблокирована');
    expect(await messaged('saltanat')).toContain('действует → заблокирована');
  });

  it('is done by one signer with a code, and the others are notified: a limit is lowered, an account stopped', async () => {
    for (const [code, request, words] of [
      ['CHANGE_CARD_LIMIT', limitRequest('40000.00'), '50 000,00 сом → 40 000,00 сом'],
      ['CHANGE_ACCOUNT_SETTINGS', setting('block'), 'списания разрешены → списания заблокированы'],
    ] as const) {
      const { answer, code: otp } = await server.codeSentBy('daniyar', () => make('daniyar', code, request));
      expect(answer.data).not.toHaveProperty('toSign');
      expect(
        (
          await clients.daniyar.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', {
            operationId: request.operationId,
            otp,
          })
        ).code,
      ).toBe('');
      expect(await latestNotice('saltanat')).toContain(words);
    }
  });

  it('does not loosen by waiting: a code cannot raise a limit that was lowered meanwhile', async () => {
    const request = limitRequest('40000.00');
    const { code: otp } = await server.codeSentBy('daniyar', () => make('daniyar', 'CHANGE_CARD_LIMIT', request));
    await owner(`insert into card_limit (card_id, limit_type, daily) values (${card.id}, 'CASH', 1000000)`);
    const answer = await clients.daniyar.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', {
      operationId: request.operationId,
      otp,
    });
    expect(answer.code).toBe('OPERATION_IMPOSSIBLE');
    expect(await oneOf(`select count(*)::int as value from card_request where card_id = ${card.id}`)).toBe(0);
  });
});

describe('the PIN of a company’s card', () => {
  const expiryOfCard = () => oneOf(`select expires_on::text as value from card where id = ${card.id}`);

  it('is set once by the user who requested it, within a day of the last signature', async () => {
    const pin = async () => ({
      operationId: randomUUID(),
      ...referenceTo(card),
      pinCode: '4917',
      cvv2: await codeOnBack(server, card),
    });
    const set = async (login: Login) => clients[login].operation('AccountService', 'SET_CARD_PIN_CODE', await pin());
    await owner(`update card_pin_permission set used_at = now() where used_at is null`);
    expect((await set('daniyar')).code).toBe('CARD_PIN_NOT_ALLOWED');
    const operationId = await sent('daniyar', 'ALLOW_CARD_PIN', ofCard('allowPin'));
    await sign('daniyar', operationId);
    expect((await set('daniyar')).code).toBe('CARD_PIN_NOT_ALLOWED');
    await sign('saltanat', operationId);
    expect((await set('saltanat')).code).toBe('CARD_PIN_NOT_ALLOWED');
    const request = await pin();
    const { code: otp } = await server.codeSentBy('daniyar', () =>
      clients.daniyar.operation('AccountService', 'SET_CARD_PIN_CODE', request),
    );
    expect(
      (
        await clients.daniyar.operation('AccountService', 'CONFIRM_ACCOUNT_OPERATION', {
          operationId: request.operationId,
          otp,
        })
      ).code,
    ).toBe('');
    expect(await latestNotice('saltanat')).toContain('текущий → новый');
    expect((await set('daniyar')).code).toBe('CARD_CHANGE_PENDING');
    await owner(`delete from card_request where card_id = ${card.id}`);
    expect((await set('daniyar')).code).toBe('CARD_PIN_NOT_ALLOWED');
  });

  it('is set no more a day after the last signature', async () => {
    const operationId = await sent('daniyar', 'ALLOW_CARD_PIN', ofCard('allowPin'));
    await sign('daniyar', operationId);
    await sign('saltanat', operationId);
    server.bank.clock.advance(DAY_MS);
    await signIn();
    const request = {
      operationId: randomUUID(),
      ...referenceTo(card),
      pinCode: '4917',
      cvv2: await codeOnBack(server, card),
    };
    expect((await clients.daniyar.operation('AccountService', 'SET_CARD_PIN_CODE', request)).code).toBe(
      'CARD_PIN_NOT_ALLOWED',
    );
  });

  it('is refused for an invalid card and while a permission is open, and expires', async () => {
    const allow = async (changes: object = {}) =>
      (await make('daniyar', 'ALLOW_CARD_PIN', { ...ofCard('allowPin'), ...changes })).code;
    const whileCard = async (change: string, undo: string) => {
      await owner(`update card set ${change} where id = ${card.id}`);
      const code = await allow();
      await owner(`update card set ${undo} where id = ${card.id}`);
      return code;
    };
    await owner(`update card_pin_permission set used_at = now() where used_at is null`);
    const first = ofCard('allowPin');
    const operationId = await sent('daniyar', 'ALLOW_CARD_PIN', first);
    const otherCard = { cardId: '999999', accountId: referenceTo(card).accountId };
    const refusals = [
      (await make('daniyar', 'ALLOW_CARD_PIN', { ...first, ...otherCard })).code,
      await allow({ cardId: '999999' }),
      await whileCard(`custom_status = 'softLock'`, `custom_status = 'active'`),
      await whileCard(`expires_on = '2020-01-31'`, `expires_on = '${await expiryOfCard()}'`),
    ];
    await sign('daniyar', operationId);
    await sign('saltanat', operationId);
    refusals.push(await allow());
    await owner(`update card_pin_permission set used_at = now() where used_at is null`);
    let last = '';
    for (let tries = 0; tries < 25 && last === ''; tries += 1) {
      last = await allow();
    }
    expect([...refusals, last]).toEqual(cardOperations.ALLOW_CARD_PIN.failures);
  });
});
