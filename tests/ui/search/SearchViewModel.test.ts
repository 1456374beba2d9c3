import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { payPath } from '../../../src/ui/objects/payees/payeePaths';
import { servicePayment } from '../../../src/ui/features/payments/services/serviceKinds';
import { TYPING_PAUSE_MS } from '../../../src/ui/features/accounts/search/SearchViewModel';
import { aTransaction } from '../../application/support/builders';
import { MemoryStore } from '../../application/support/fakePorts';
import { settle } from '../../application/support/MovableTime';
import { payee } from '../../domain/payee/support';
import { aSearch, foundBy, OPERATIONS } from './aSearch';

function historyCalls(gateway: Awaited<ReturnType<typeof aSearch>>['gateway']): number {
  return gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').filter((request) => textOf(request) === undefined).length;
}

/** Text the history was searched by; `undefined` for a list. */
function textOf(request: unknown): unknown {
  return Reflect.get(Object(request), 'text');
}

describe('a search over everything', () => {
  it('puts the group with the best match first', async () => {
    const { model } = await aSearch();
    foundBy(model, 'свет');
    expect(model.groups[0]?.group).toBe('providers');
    foundBy(model, 'коммуналка');
    expect(model.groups.map(({ group }) => group).slice(0, 2)).toEqual(['actions', 'providers']);
  });

  it('opens the form of a provider with that provider chosen', async () => {
    const { model, payments } = await aSearch();
    model.setQuery('свет');
    const [first] = model.groups[0]?.items ?? [];
    expect(first && model.choose(first)).toBe('/payment/provider/bill');
    expect(servicePayment.at(payments).draft.serviceProviderId).toBe('101');
  });

  it('finds a payee by nickname, name or the end of the account, and opens the form that pays him', async () => {
    const mother = payee({ accountNumber: '1280010000002134', nickname: 'Мама' });
    const { model } = await aSearch({ answers: { GET_PAYEES: () => success([mother]) } });
    for (const typed of ['мама', 'айзада', '2134', 'vfvf']) {
      model.setQuery(typed);
      expect([typed, model.groups[0]?.group]).toEqual([typed, 'payees']);
    }
    const [first] = model.groups[0]?.items ?? [];
    expect(first?.title).toBe('Мама');
    expect(first && model.choose(first)).toBe(payPath(mother));
  });

  it('tells payees of one name apart by the country or the bank', async () => {
    const system = { kind: 'remittance', accountNumber: 'Ak Kerben', name: 'Искаков Данияр' } as const;
    const payees = ['Казахстан, KZ', 'Россия, RU'].map((payoutCountry) =>
      payee({ ...system, terms: { details: { payoutCountry } } }),
    );
    const { model } = await aSearch({ answers: { GET_PAYEES: () => success(payees) } });
    model.setQuery('искаков');
    const rows = model.groups.find(({ group }) => group === 'payees')?.items ?? [];
    expect(rows.map(({ title, note }) => [title, note])).toEqual([
      ['Искаков Данияр', 'Ak Kerben\u2003Казахстан'],
      ['Искаков Данияр', 'Ak Kerben\u2003Россия'],
    ]);
  });

  it('looks for no payees where the book is closed', async () => {
    const { model, gateway } = await aSearch({
      customerKind: 'C',
      answers: { GET_PAYEES: () => success([payee({ nickname: 'Мама' })]) },
    });
    expect(foundBy(model, 'мама').filter((id) => id.startsWith('payee:'))).toEqual([]);
    expect(gateway.requestsOf('GET_PAYEES')).toEqual([]);
  });

  it('asks for the operations once, after a pause in the typing', async () => {
    const { model, time, gateway } = await aSearch();
    model.setQuery('айз');
    await time.move(TYPING_PAUSE_MS - 1);
    model.setQuery('айза');
    await time.move(TYPING_PAUSE_MS - 1);
    expect(historyCalls(gateway)).toBe(0);
    expect(model.loading).toEqual(['operations']);
    await time.move(1);
    expect(model.loading).toEqual([]);
    expect(foundBy(model, 'айзада')).toEqual(['operation:71']);
    await time.move(TYPING_PAUSE_MS);
    expect(historyCalls(gateway)).toBe(1);
  });

  it('has older operations answered by the bank, after those on the device', async () => {
    const older = aTransaction({ id: '9', recipientName: 'Кафе «Айза»', createdAt: OPERATIONS[0]?.createdAt ?? 0 });
    const { model, time, gateway } = await aSearch({
      answers: {
        GET_TRANSACTION_HISTORY_V2: ({ text }) =>
          success({ transactions: text === undefined ? OPERATIONS : [OPERATIONS[0] ?? older, older], next: undefined }),
      },
    });
    model.setQuery('айзада');
    await time.move(TYPING_PAUSE_MS);
    expect(model.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['operation:71', 'operation:9']);
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').map(textOf)).toEqual(['айзада', undefined]);
  });

  it('puts what the bank has found by its number before what only contains it', async () => {
    const [known] = OPERATIONS;
    const inside = { ...known, id: '71', recipientName: 'Платёж 99281699' } as const;
    const asked = aTransaction({ id: '2816' });
    const { model, time } = await aSearch({
      answers: {
        GET_TRANSACTION_HISTORY_V2: ({ text }) =>
          success({ transactions: text === undefined ? [aTransaction(inside)] : [asked], next: undefined }),
      },
    });
    model.setQuery('2816');
    await time.move(TYPING_PAUSE_MS);
    expect(model.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['operation:2816', 'operation:71']);
  });

  it('offers no guess in a place where the answer of the bank would put something else', async () => {
    let answer: (() => void) | undefined;
    const { model, time } = await aSearch({
      answers: {
        GET_TRANSACTION_HISTORY_V2: async ({ text }) => {
          if (text !== undefined) {
            await new Promise<void>((resolve) => (answer = resolve));
          }
          return success({ transactions: text === undefined ? OPERATIONS : [], next: undefined });
        },
      },
    });
    model.setQuery('айзадв');
    await time.move(TYPING_PAUSE_MS);
    expect([model.loading, model.count]).toEqual([['operations'], 0]);
    answer?.();
    await settle();
    expect(model.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['operation:71']);
  });

  it('shows nothing of what the bank answers to an earlier text', async () => {
    const answers = new Map<string, () => void>();
    const { model, time } = await aSearch({
      answers: {
        GET_TRANSACTION_HISTORY_V2: async ({ text }) => {
          if (text === undefined) {
            return success({ transactions: [], next: undefined });
          }
          await new Promise<void>((resolve) => answers.set(text, resolve));
          return success({ transactions: [aTransaction({ id: text === 'старое' ? '1' : '2' })], next: undefined });
        },
      },
    });
    model.setQuery('старое');
    await time.move(TYPING_PAUSE_MS);
    model.setQuery('новое');
    await time.move(TYPING_PAUSE_MS);
    answers.get('новое')?.();
    await settle();
    answers.get('старое')?.();
    await settle();
    expect(model.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['operation:2']);
    expect(model.loading).toEqual([]);
  });

  it('asks for nothing after it was closed', async () => {
    const { model, time, gateway } = await aSearch();
    model.setQuery('айзада');
    model.end();
    await time.move(TYPING_PAUSE_MS);
    expect(historyCalls(gateway)).toBe(0);
  });

  it('says that the operations did not come, and asks again', async () => {
    let isDown = true;
    const { model, time } = await aSearch({
      answers: {
        GET_TRANSACTION_HISTORY_V2: ({ text }) =>
          isDown
            ? refusal({ code: 'INTERNAL_SERVER_ERROR' })
            : success({ transactions: text === undefined ? OPERATIONS : [], next: undefined }),
      },
    });
    model.setQuery('айзада');
    await time.move(TYPING_PAUSE_MS);
    expect(model.failed).toEqual(['operations']);
    isDown = false;
    model.retry('operations');
    await settle();
    expect(model.failed).toEqual([]);
    expect(foundBy(model, 'айзада')).toEqual(['operation:71']);
  });

  it('says that nothing was found only after all sources have answered', async () => {
    const { model, time } = await aSearch();
    model.setQuery('йцуйцуйцу');
    expect(model.foundNothing).toBe(false);
    await time.move(TYPING_PAUSE_MS);
    expect(model.foundNothing).toBe(true);
    expect(model.count).toBe(0);
  });

  it('offers while nothing is typed what was chosen before, latest first, and keeps it for this user alone', async () => {
    const store = new MemoryStore();
    const { model, time } = await aSearch({ store });
    for (const query of ['курс', 'вода', 'выписка']) {
      model.setQuery(query);
      const [first] = model.groups[0]?.items ?? [];
      if (first !== undefined) {
        model.choose(first);
      }
      await time.move(1000);
    }
    const again = await aSearch({ store });
    expect(again.model.groups).toHaveLength(1);
    expect(again.model.groups[0]?.group).toBe('recent');
    expect(foundBy(again.model, '')).toEqual(['action:statement', 'provider:301', 'action:exchange']);
    expect([...store.entries.keys()]).toEqual([expect.stringMatching(/^searchChoices:.+/)]);
    expect([...store.entries.values()].join()).not.toMatch(/[А-я]/);
  });

  it('offers frequent actions to a user without earlier choices', async () => {
    const { model } = await aSearch();
    expect(model.groups.map(({ group }) => group)).toEqual(['actions']);
    expect(foundBy(model, '')).toContain('action:services');
  });

  it('offers a user of a company nothing that is closed or meant for people', async () => {
    const { model } = await aSearch({ customerKind: 'C', rights: ['view', 'sign'] });
    expect(foundBy(model, 'кошельки')).not.toContain('action:wallets');
    expect(foundBy(model, 'свет')).not.toContain('provider:101');
    expect(foundBy(model, 'история')[0]).toBe('action:companyHistory');
  });

  it('carries out what needs no screen, by the word for the state it is in', async () => {
    const { model, from, visibility } = await aSearch();
    from.setCommands((command) => command === 'amounts' && visibility.toggle());
    model.setQuery('скрыть суммы');
    const [hide] = model.groups[0]?.items ?? [];
    expect(hide && model.choose(hide)).toBeUndefined();
    expect(visibility.hidden).toBe(true);
    model.setQuery('скрыть суммы');
    expect(model.groups[0]?.items[0]?.title).toBe('Показать суммы');
  });
});
