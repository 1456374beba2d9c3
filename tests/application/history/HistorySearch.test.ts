import { describe, expect, it } from 'vitest';

import { HISTORY_SEARCH_PAUSE_MS, HistorySearch } from '../../../src/application/history/HistorySearch';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { MAX_SOUGHT_LENGTH } from '../../../src/domain/history/soughtText';
import { refusal, success } from '../../../src/domain/result/Result';
import { aTransaction } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MovableTime, settle } from '../support/MovableTime';
import { untilTen } from '../support/untilTen';

interface Page {
  readonly transactions: readonly Transaction[];
  readonly next: string | undefined;
}

const page = (id: string, next?: string): Page => ({ transactions: [aTransaction({ id })], next });
const EMPTY: Page = { transactions: [], next: '7' };

/** A search at a bank that answers with these pages in turn; `undefined` refuses. */
function aHistorySearch(...pages: readonly (Page | undefined)[]) {
  const time = new MovableTime();
  let calls = 0;
  const gateway = new FakeOperationGateway({
    GET_TRANSACTION_HISTORY_V2: () => {
      const answer = pages[Math.min(calls, pages.length - 1)];
      calls += 1;
      return answer === undefined ? refusal(untilTen('TOO_MANY_REQUESTS')) : success(answer);
    },
  });
  const search = new HistorySearch({ gateway, scheduler: time });
  const find = async (text: string, accountId?: string) => {
    search.find(text, accountId);
    await time.move(HISTORY_SEARCH_PAUSE_MS);
  };
  const found = () => search.transactions.map(({ id }) => id);
  const requests = () => gateway.requestsOf('GET_TRANSACTION_HISTORY_V2');
  return { search, time, find, found, requests };
}

describe('a search of the history', () => {
  it('asks once, after a pause in the typing, with the text as it stands', async () => {
    const { search, time, requests, found } = aHistorySearch(page('1'));
    for (const text of ['ме', 'мег', ' мега ']) {
      search.find(text);
      await time.move(HISTORY_SEARCH_PAUSE_MS - 1);
    }
    expect([search.status, requests()]).toEqual(['LOADING', []]);
    await time.move(1);
    expect(requests()).toEqual([{ text: 'мега', accountId: undefined, cursor: undefined, limit: 50 }]);
    expect([search.status, found(), search.hasMore]).toEqual(['LOADED', ['1'], false]);
    search.find('мега');
    await time.move(HISTORY_SEARCH_PAUSE_MS);
    expect(requests()).toHaveLength(1);
  });

  it.each(['', ' ', 'м', '...', '№'])('asks nothing for %j', async (text) => {
    const { search, find, requests } = aHistorySearch(page('1'));
    await find('мега');
    await find(text);
    expect([search.status, search.transactions, requests().length]).toEqual([undefined, [], 1]);
  });

  it('asks for one character of Chinese', async () => {
    const { find, requests } = aHistorySearch(page('1'));
    await find('税');
    expect(requests()).toMatchObject([{ text: '税' }]);
  });

  it('finds nothing by a text longer than the bank accepts, instead of searching by a part of it', async () => {
    const { search, find, found, requests } = aHistorySearch(page('1'));
    await find('а'.repeat(MAX_SOUGHT_LENGTH));
    await find('а'.repeat(MAX_SOUGHT_LENGTH + 1));
    expect([search.status, found(), requests().length]).toEqual(['EMPTY', [], 1]);
  });

  it('continues through a limited number of lines without a match', async () => {
    const { search, find, found, requests } = aHistorySearch(EMPTY, EMPTY, page('1'));
    await find('мега');
    expect([found(), requests().length, search.status]).toEqual([['1'], 3, 'LOADED']);
    const endless = aHistorySearch(EMPTY);
    await endless.find('мега');
    expect([endless.requests().length, endless.search.status, endless.search.hasMore]).toEqual([5, 'EMPTY', true]);
  });

  it('looks further from where it stopped, and again after a failure', async () => {
    const many: Page = {
      transactions: Array.from({ length: 50 }, (_, at) => aTransaction({ id: `${at}` })),
      next: '49',
    };
    const { search, find, found, requests } = aHistorySearch(many, undefined, page('50'));
    await find('мега', '2');
    expect([found().length, search.hasMore]).toEqual([50, true]);
    await search.more();
    expect([search.status, found().length]).toEqual(['ERROR', 50]);
    await search.more();
    await settle();
    expect([search.status, found().length, search.hasMore]).toEqual(['LOADED', 51, false]);
    expect(requests().slice(1)).toMatchObject([
      { cursor: '49', accountId: '2' },
      { cursor: '49', accountId: '2' },
    ]);
  });
});
