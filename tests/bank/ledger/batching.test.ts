import { describe, expect, it } from 'vitest';

import { GroupedStatement, inColumns } from '../../../bank/ledger/batching';

const STATEMENT = { name: 'double', group: 'together', toColumns: inColumns };

interface Asked {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Stands in for the pool: what it was asked, and answers that are given when the test says so. */
class Server {
  readonly asked: Asked[] = [];
  private readonly answers: {
    readonly answer: (result: { rows: readonly object[] }) => void;
    readonly fail: (cause: Error) => void;
  }[] = [];

  query(asked: Asked): Promise<{ rows: readonly object[] }> {
    this.asked.push(asked);
    return new Promise((answer, fail) => {
      this.answers.push({ answer, fail });
    });
  }

  answer(...rows: readonly object[]): void {
    this.answers.shift()?.answer({ rows });
  }

  fail(reason: string): void {
    this.answers.shift()?.fail(new Error(reason));
  }
}

function open(differently: { readonly alone?: string } = {}) {
  const server = new Server();
  // @ts-expect-error -- of the pool only what the statement needs
  const statement = new GroupedStatement(server, { ...STATEMENT, ...differently });
  const call = (value: number) => statement.call<{ readonly doubled: number }>([value]);
  return { server, call };
}

const TURNS = 6;

/** Lets a group gather and go, and every answer reach its caller. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** A call that is on its way alone, so that the next caller has to wait for it. */
async function onItsWay(call: (value: number) => Promise<{ readonly doubled: number }>, value: number) {
  const answer = call(value);
  await settled();
  return { answer };
}

describe('calls made together', () => {
  it('calls that come together go together, each with an answer of its own, and one that comes by itself is a group of one', async () => {
    const { server, call } = open();
    const answers = [call(1), call(2), call(3)];
    await settled();
    expect(server.asked).toMatchObject([{ name: 'double', values: [[1, 2, 3]] }]);
    server.answer({ place: 2, doubled: 4 }, { place: 1, doubled: 2 }, { place: 3, doubled: 6 });
    expect(await Promise.all(answers)).toMatchObject([{ doubled: 2 }, { doubled: 4 }, { doubled: 6 }]);
    const last = await onItsWay(call, 4);
    expect(server.asked.slice(1)).toMatchObject([{ name: 'double', values: [[4]] }]);
    server.answer({ doubled: 8 });
    expect(await last.answer).toMatchObject({ doubled: 8 });
  });

  it('a call waits for those read right after it, and those that come while it is on its way go together', async () => {
    const { server, call } = open();
    const first = call(1);
    await new Promise((resolve) => setImmediate(resolve));
    const second = call(2);
    await settled();
    expect(server.asked).toMatchObject([{ name: 'double', values: [[1, 2]] }]);
    const others = [call(3), call(4)];
    await settled();
    expect(server.asked).toHaveLength(1);
    server.answer({ place: 1, doubled: 2 }, { place: 2, doubled: 4 });
    await settled();
    expect(server.asked[1]).toMatchObject({ name: 'double', values: [[3, 4]] });
    server.answer({ place: 1, doubled: 6 }, { place: 2, doubled: 8 });
    expect((await Promise.all([first, second, ...others])).map(({ doubled }) => doubled)).toEqual([2, 4, 6, 8]);
  });

  it('are sent by halves, the next half before the last one is answered', async () => {
    const { server, call } = open();
    const first = await onItsWay(call, 0);
    const answers = [first.answer, ...Array.from({ length: 10 }, (_, index) => call(index + 1))];
    server.answer({ doubled: 0 });
    await settled();
    expect(server.asked[1]).toMatchObject({ name: 'double', values: [[1, 2, 3, 4, 5]] });
    let sentWhenAnswered = 0;
    void answers[1]?.then(() => (sentWhenAnswered = server.asked.length));
    server.answer(...[1, 2, 3, 4, 5].map((value, index) => ({ place: index + 1, doubled: value * 2 })));
    await settled();
    expect(server.asked[2]).toMatchObject({ name: 'double', values: [[6, 7, 8, 9]] });
    expect(sentWhenAnswered).toBe(3);
    server.answer(...[6, 7, 8, 9].map((value, index) => ({ place: index + 1, doubled: value * 2 })));
    await settled();
    server.answer({ doubled: 20 });
    expect((await Promise.all(answers)).map(({ doubled }) => doubled)).toEqual(answers.map((_, index) => index * 2));
  });

  it('a call that is left out is made alone, and delays no other call', async () => {
    const { server, call } = open();
    const answers = [call(2), call(3)];
    await settled();
    server.answer({ place: 2, doubled: 6 });
    expect(await answers[1]).toMatchObject({ doubled: 6 });
    const next = await onItsWay(call, 4);
    expect(server.asked.slice(1)).toMatchObject([
      { name: 'double', values: [[2]] },
      { name: 'double', values: [[4]] },
    ]);
    server.answer({ doubled: 4 });
    server.answer({ doubled: 8 });
    expect(await Promise.all([answers[0], next.answer])).toMatchObject([{ doubled: 4 }, { doubled: 8 }]);
  });

  it('a call that is left out of a group of one is made once more', async () => {
    const { server, call } = open();
    const answer = call(1);
    await settled();
    server.answer();
    await settled();
    expect(server.asked).toMatchObject([
      { name: 'double', values: [[1]] },
      { name: 'double', values: [[1]] },
    ]);
    server.answer({ place: 1, doubled: 2 });
    expect(await answer).toMatchObject({ doubled: 2 });
  });

  it('a call with a statement of its own goes as a group of one, and by that statement if it is left out', async () => {
    const { server, call } = open({ alone: 'alone' });
    const first = await onItsWay(call, 1);
    const second = call(2);
    expect(server.asked).toMatchObject([{ name: 'double', values: [[1]] }]);
    server.answer({ place: 1, doubled: 2 });
    expect(await first.answer).toMatchObject({ doubled: 2 });
    await settled();
    expect(server.asked[1]).toMatchObject({ name: 'double', values: [[2]] });
    server.answer();
    await settled();
    expect(server.asked.slice(2)).toMatchObject([{ name: 'double-alone', text: 'alone', values: [2] }]);
    server.answer({ doubled: 4 });
    expect(await second).toMatchObject({ doubled: 4 });
  });

  it('a call that fails by itself is not repeated', async () => {
    const { server, call } = open();
    const answer = call(1);
    await settled();
    server.fail('its own fault');
    await expect(answer).rejects.toThrow('its own fault');
    expect(server.asked).toHaveLength(1);
  });

  it('a group that fails is made one by one, and only what fails by itself has failed', async () => {
    const { server, call } = open();
    const answers = [call(2), call(3)];
    await settled();
    server.fail('of one of them');
    await settled();
    expect(server.asked.slice(1)).toMatchObject([{ values: [[2]] }, { values: [[3]] }]);
    server.fail('its own fault');
    server.answer({ doubled: 6 });
    await expect(answers[0]).rejects.toThrow('its own fault');
    expect(await answers[1]).toMatchObject({ doubled: 6 });
  });

  it('a call that waits for a lock delays no other call', async () => {
    const { server, call } = open();
    const first = await onItsWay(call, 1);
    const second = call(2);
    await expect.poll(() => server.asked).toHaveLength(2);
    server.answer({ doubled: 2 });
    server.answer({ doubled: 4 });
    expect(await Promise.all([first.answer, second])).toMatchObject([{ doubled: 2 }, { doubled: 4 }]);
  });

  it('a missing answer is reported', async () => {
    const { server, call } = open();
    const first = await onItsWay(call, 1);
    server.answer();
    await settled();
    server.answer();
    await expect(first.answer).rejects.toThrow('double answered nothing');
  });
});
