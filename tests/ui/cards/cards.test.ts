import { when } from 'mobx';
import { describe, expect, it } from 'vitest';

import { CardsStore } from '../../../src/application/cards/CardsStore';
import { settingFlow } from '../../../src/application/confirmation/changeFlow';
import { UserStore } from '../../../src/application/user/UserStore';
import type { Card } from '../../../src/domain/card/Card';
import type { CardLimit } from '../../../src/domain/card/CardLimit';
import { cardLimitViolations, dailyTextOf, requestedLimit } from '../../../src/domain/card/CardLimitForm';
import { cardPinViolations } from '../../../src/domain/card/CardPinForm';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ProductChangeViewModel } from '../../../src/ui/flow/change/ProductChangeViewModel';
import { limitChange, pinChange, unblockChange } from '../../../src/ui/features/products/cards/cardChangeForms';
import { CardDetailsViewModel } from '../../../src/ui/features/products/cards/CardDetailsViewModel';
import { CardScreenViewModel } from '../../../src/ui/features/products/cards/CardScreenViewModel';
import { VisaAliasViewModel } from '../../../src/ui/features/products/cards/VisaAliasViewModel';
import { aTransaction, aUser, aWaitingChange, NOON } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import type { PlainAnswers } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

const CARD = { accountId: '1', cardId: '7' };
const clock = { now: () => NOON };
const VISA = aCard({ scheme: 'visa', maskedNumber: '428801******1010' });

const LIMIT: CardLimit = {
  limitType: 'CASH',
  daily: money(5_000_000n, 'KGS'),
  highest: money(20_000_000n, 'KGS'),
  requested: undefined,
};

async function aScreen(answers: PlainAnswers, cards: readonly Card[] = [aCard()], passportExpiresOn = bankDayOf(NOON)) {
  const gateway = new FakeOperationGateway({
    GET_CARDS_V2: () => success(cards),
    GET_SELF_USER_DATA: () => success(aUser({ passportExpiresOn })),
    ...answers,
  });
  const [store, user] = [new CardsStore(gateway, clock), new UserStore(gateway)];
  await Promise.all([store.reload(), user.reload()]);
  gateway.calls.length = 0;
  return {
    gateway,
    store,
    model: new CardScreenViewModel({ cards: store, user, gateway, identifiers: new CountingIdentifiers(), clock }),
  };
}

describe('the page of a card', () => {
  it('blocks the card of a person in one press, once, and shows at once that it is being blocked', async () => {
    const blocking = aCard({ customStatus: 'softLock', request: { kind: 'block', madeAt: NOON, dueBy: NOON + 1 } });
    const { gateway, store, model } = await aScreen({ BLOCK_CARD: () => success(blocking) });
    model.lock(aCard());
    model.lock(aCard());
    expect([model.asking, model.busy]).toEqual([false, true]);
    await when(() => !model.busy);
    expect(gateway.calls).toHaveLength(1);
    expect([model.asking, model.failure]).toEqual([false, undefined]);
    expect(store.cards.map((card) => model.stateOf(card))).toEqual(['blocking']);
  });

  it('asks a company first, because unblocking takes its signatures', async () => {
    const blocking = aCard({ customStatus: 'softLock', request: { kind: 'block', madeAt: NOON, dueBy: NOON + 1 } });
    const { gateway, model } = await aScreen({
      BLOCK_CARD: () => success(blocking),
      GET_SELF_USER_DATA: () => success(aUser({ customerKind: 'C', passportExpiresOn: bankDayOf(NOON) })),
    });
    model.lock(aCard());
    expect([model.asking, gateway.calls.length]).toEqual([true, 0]);
    model.cancel();
    expect(model.asking).toBe(false);
    model.lock(aCard());
    await model.block(aCard());
    expect([model.asking, gateway.calls.length]).toEqual([false, 1]);
  });

  it('sends the same request again when the answer was lost, and another one after a refusal', async () => {
    const { gateway, model } = await aScreen({ BLOCK_CARD: () => refusal({ code: 'CLIENT_ERROR' }) });
    await model.block(aCard());
    await model.block(aCard());
    Object.assign(gateway.plain, { BLOCK_CARD: () => refusal({ code: 'CARD_LOCKED' }) });
    await model.block(aCard());
    expect(model.failure?.code).toBe('CARD_LOCKED');
    await model.block(aCard());
    const ids = gateway.calls.map(({ request }) => JSON.stringify(request));
    expect([ids[0] === ids[1], ids[1] === ids[2], ids[2] === ids[3]]).toEqual([true, true, false]);
  });

  const NOTHING = { block: false, unblock: false, change: false, alias: false, reissue: false, renewal: false };

  it('offers what can be done, and to who may only look nothing but blocking', async () => {
    const { model } = await aScreen({});
    expect(model.actionsOf(aCard())).toEqual({
      ...NOTHING,
      block: true,
      change: true,
      reissue: true,
    });
    expect(model.actionsOf(VISA)).toMatchObject({ alias: true });
    expect(model.actionsOf(aCard({ customStatus: 'softLock', ipcStatus: 'softLock' }))).toEqual({
      ...NOTHING,
      unblock: true,
      reissue: true,
    });
    expect(model.actionsOf(aCard({ accountClass: '3010' }))).toEqual(NOTHING);
    const { model: looking } = await aScreen({}, [aCard()], bankDayOf(NOON - 86_400_000));
    expect(looking.viewOnly).toBe(true);
    expect(looking.actionsOf(VISA)).toEqual({ ...NOTHING, block: true });
    const ending = aCard({ expiresOn: bankDayOf(NOON) });
    expect(model.actionsOf(ending)).toMatchObject({ renewal: true, reissue: true });
  });
});

describe('what is read of a card', () => {
  it('is loaded, empty, or has failed', async () => {
    const gateway = new FakeOperationGateway({
      GET_CARD_LIMITS: () => refusal({ code: 'CLIENT_ERROR' }),
      GET_CARD_MINI_STATEMENT: () => success([]),
    });
    const details = new CardDetailsViewModel(gateway);
    await details.loadLimits(CARD);
    await details.loadStatement(CARD);
    expect([details.limitsStatus, details.statementStatus]).toEqual(['ERROR', 'EMPTY']);
    Object.assign(gateway.plain, {
      GET_CARD_LIMITS: () => success([LIMIT]),
      GET_CARD_MINI_STATEMENT: () => success([aTransaction()]),
    });
    await details.loadLimits(CARD);
    await details.loadStatement(CARD);
    expect([details.limitsStatus, details.statementStatus]).toEqual(['LOADED', 'LOADED']);
  });
});

describe('a change of a card', () => {
  const flowOver = (gateway: FakeOperationGateway) => {
    const time = new MovableTime();
    return settingFlow({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  };
  const changed = { reload: () => Promise.resolve() };

  it('of a limit parses the amount, including zero, and names its violation', () => {
    const violations = (dailyText: string) => cardLimitViolations({ limitType: 'CASH', dailyText }, [LIMIT]).dailyText;
    expect(['', '50000', '200 000,01', '0', '120 000'].map(violations)).toEqual([
      'AMOUNT_REQUIRED',
      'LIMIT_UNCHANGED',
      'LIMIT_ABOVE_HIGHEST',
      undefined,
      undefined,
    ]);
    expect(dailyTextOf({ limitType: 'CASH', dailyText: undefined }, LIMIT)).toBe('50\u00a0000,00');
    expect(requestedLimit({ limitType: 'CASH', dailyText: '0,00' }, LIMIT)).toEqual(money(0n, 'KGS'));
  });

  it('goes to the bank when its form is sound', async () => {
    const gateway = new FakeOperationGateway({
      CHANGE_CARD_LIMIT: () => success(aWaitingChange()),
      SET_CARD_PIN_CODE: () => refusal({ code: 'INCORRECT_CVV', data: { triesLeft: '2' } }),
      UNBLOCK_CARD: () => success(aWaitingChange()),
    });
    const limit = new ProductChangeViewModel(
      { gateway, flow: flowOver(gateway), changed },
      limitChange(CARD, () => [LIMIT]),
    );
    await limit.submit();
    expect(gateway.calls).toHaveLength(0);
    limit.change({ dailyText: '120000' });
    await limit.submit();
    expect(limit.confirmation.page).toBe('code');
    const pin = new ProductChangeViewModel({ gateway, flow: flowOver(gateway), changed }, pinChange(CARD));
    pin.change({ securityCode: '731', pin: '4917', repeat: '4917' });
    await pin.submit();
    expect(pin.failure?.code).toBe('INCORRECT_CVV');
    const unblocking = new ProductChangeViewModel({ gateway, flow: flowOver(gateway), changed }, unblockChange(CARD));
    await unblocking.submit();
    expect(unblocking.confirmation.page).toBe('code');
    expect(
      gateway.calls.map(({ name, request }) => [
        name,
        JSON.stringify(request, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
      ]),
    ).toMatchObject([
      ['CHANGE_CARD_LIMIT', expect.stringContaining('"minor":"12000000"')],
      ['SET_CARD_PIN_CODE', expect.stringContaining('"pin":"4917"')],
      ['UNBLOCK_CARD', expect.stringContaining('"cardId":"7"')],
    ]);
  });

  it('of a PIN asks for the code on the back and for the PIN twice', () => {
    expect(cardPinViolations({ securityCode: '', pin: '', repeat: '' })).toEqual({
      securityCode: 'SECURITY_CODE_REQUIRED',
      pin: 'PIN_REQUIRED',
      repeat: 'PIN_REPEAT_REQUIRED',
    });
    expect(cardPinViolations({ securityCode: '12', pin: '1234', repeat: '4321' })).toEqual({
      securityCode: 'SECURITY_CODE_DIGITS',
      pin: 'PIN_EASY',
      repeat: 'PINS_DIFFER',
    });
    expect(cardPinViolations({ securityCode: '731', pin: '4917', repeat: '4917' })).toEqual({});
  });
});

describe('a telephone number that leads to a card', () => {
  const bound = { bound: { ...CARD, boundAt: NOON } };
  const credential = { maskedPhone: '+996 *** ** 01 01', shownName: 'A***k A***v' };

  it('is bound to the first card that suits, and taken back after a question', async () => {
    const gateway = new FakeOperationGateway({
      GET_CARDS_V2: () => success([aCard({ id: '6' }), VISA]),
      GET_BOUND_VISA_ALIAS: () => success({ bound: undefined }),
      GET_VISA_ALIAS_CREDENTIAL: () => success(credential),
      BIND_CARD_TO_VISA_ALIAS: () => success(bound),
      VISA_ALIAS_DELETE: () => success({ bound: undefined }),
    });
    const model = new VisaAliasViewModel({ cards: new CardsStore(gateway, clock), gateway, clock });
    await model.load();
    expect([model.status, model.selected?.id, model.bound]).toEqual(['LOADED', '7', undefined]);
    await model.bind();
    expect([model.bound?.id, model.selected]).toEqual(['7', undefined]);
    model.ask();
    await model.unbind();
    expect([model.bound, model.asking]).toEqual([undefined, false]);
  });

  it('says why it was not bound, and that the directory does not answer', async () => {
    const gateway = new FakeOperationGateway({
      GET_CARDS_V2: () => success([VISA]),
      GET_BOUND_VISA_ALIAS: () => success({ bound: undefined }),
      GET_VISA_ALIAS_CREDENTIAL: () => success(credential),
      BIND_CARD_TO_VISA_ALIAS: () => refusal({ code: 'VISA_ALIAS_TAKEN' }),
    });
    const model = new VisaAliasViewModel({ cards: new CardsStore(gateway, clock), gateway, clock });
    await model.load();
    model.choose('7');
    await model.bind();
    expect([model.failure?.code, model.bound]).toEqual(['VISA_ALIAS_TAKEN', undefined]);
    Object.assign(gateway.plain, { GET_BOUND_VISA_ALIAS: () => refusal({ code: 'CARD_NETWORK_UNAVAILABLE' }) });
    await model.load();
    expect(model.status).toBe('ERROR');
  });
});
