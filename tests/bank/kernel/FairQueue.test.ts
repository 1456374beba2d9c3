import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FairQueue, QueueFull } from '../../../bank/kernel/FairQueue';

/** Begins a task that ends when `finish` is called, and notes its beginning. */
function gate(queue: FairQueue, subject: string, begun: string[]) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const done = queue.run(subject, async () => {
    begun.push(subject);
    await finished;
  });
  return { done, finish };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a fair queue', () => {
  it('runs as many tasks as it may, keeps the order of a subject, and refuses a task when it is full', async () => {
    const queue = new FairQueue({ concurrent: 1, waiting: 2 });
    const done: number[] = [];
    let release: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (release = resolve));
    const tasks = [1, 2, 3].map((number) =>
      queue.run('a', async () => {
        await opened;
        done.push(number);
      }),
    );
    await expect(queue.run('a', async () => undefined)).rejects.toThrow(QueueFull);
    release();
    await Promise.all(tasks);
    expect(done).toEqual([1, 2, 3]);
  });

  it('continues after a task that failed', async () => {
    const queue = new FairQueue({ concurrent: 1, waiting: 1 });
    await expect(queue.run('a', async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await queue.run('a', async () => 'next')).toBe('next');
  });

  it('lets a subject wait for one task of another subject at most', async () => {
    const queue = new FairQueue({ concurrent: 1 });
    const begun: string[] = [];
    const flood = Array.from({ length: 20 }, () => gate(queue, 'flood', begun));
    const other = gate(queue, 'other', begun);
    flood[0]?.finish();
    flood[1]?.finish();
    await settled();
    expect(begun).toEqual(['flood', 'flood', 'other']);
    [...flood, other].forEach(({ finish }) => finish());
    await Promise.all([...flood, other].map(({ done }) => done));
  });

  it('keeps a subject to its own share, and gives the rest to others', async () => {
    const queue = new FairQueue({ concurrent: 3, perSubject: 2, waitingPerSubject: 1 });
    const begun: string[] = [];
    const flood = Array.from({ length: 3 }, () => gate(queue, 'flood', begun));
    await expect(queue.run('flood', async () => undefined)).rejects.toThrow(QueueFull);
    const other = gate(queue, 'other', begun);
    await settled();
    expect(begun).toEqual(['flood', 'flood', 'other']);
    [...flood, other].forEach(({ finish }) => finish());
    await Promise.all([...flood, other].map(({ done }) => done));
    expect(begun).toHaveLength(4);
  });

  it('ends every task and never runs more at once than its bounds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 })), { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (tasks, concurrent, perSubject) => {
          const queue = new FairQueue({ concurrent, perSubject });
          const running: string[] = [];
          let exceeded = false;
          const done = await Promise.all(
            tasks.map(([subject, turns]) =>
              queue.run(subject, async () => {
                running.push(subject);
                exceeded ||=
                  running.length > concurrent || running.filter((each) => each === subject).length > perSubject;
                for (let turn = 0; turn < turns; turn += 1) {
                  await Promise.resolve();
                }
                running.splice(running.indexOf(subject), 1);
                return true;
              }),
            ),
          );
          expect(exceeded).toBe(false);
          expect(done).toHaveLength(tasks.length);
        },
      ),
    );
  });
});
