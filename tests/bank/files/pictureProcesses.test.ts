import { randomBytes } from 'node:crypto';

import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';

import { createPictures } from '../../../bank/compose/createPictures';
import { QueueFull } from '../../../bank/kernel/FairQueue';
import type { Pictures } from '../../../bank/kernel/Pictures';
import { ProcessPool, TaskCrashed } from '../../../bank/kernel/ProcessPool';
import type { ProcessLimits } from '../../../bank/kernel/ProcessPool';
import { TaskOverdue } from '../../../bank/kernel/WorkerPool';
import { SMALL_JPEG } from '../../support/samplePictures';

/** A body of processes that does what the format says: hangs, aborts, fills its memory, or answers its number. */
const TROUBLED = new URL('./support/troubledProcess.mjs', import.meta.url);

const LIMITS: ProcessLimits = {
  processes: 1,
  waiting: 2,
  waitingPerSubject: 2,
  deadlineMs: 20_000,
  heapMegabytes: 32,
  idleMs: 60_000,
};

let opened: { close(): void } | undefined;

afterEach(() => opened?.close());

function poolWith(changes: Partial<ProcessLimits> = {}): (format: string) => Promise<unknown> {
  const pool = new ProcessPool(TROUBLED, { ...LIMITS, ...changes });
  opened = pool;
  return (format) => pool.run({ format });
}

describe('processes that draw pictures', () => {
  it('are others than the bank, are kept for the next picture, and know no settings of the bank', async () => {
    const run = poolWith();
    const first = await run('number');
    expect(first).not.toBe(process.pid);
    expect(await run('number')).toBe(first);
    expect(await run('settings')).not.toContain('PATH');
  });

  it.each([
    ['is aborted by its library', 'abort'],
    ['needs more memory than it may', 'fill'],
  ])('that %s takes its own picture along and no other', async (_name, trouble) => {
    const run = poolWith();
    const first = await run('number');
    const [ended, next] = await Promise.allSettled([run(trouble), run('number')]);
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(TaskCrashed) });
    expect(next).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
    expect(next).not.toMatchObject({ value: first });
  });

  it('that throws fails its task and goes on', async () => {
    const run = poolWith();
    const first = await run('number');
    await expect(run('throw')).rejects.toThrow('There is no picture');
    expect(await run('number')).toBe(first);
  });

  it('that hangs is ended at its deadline, and another one takes the next picture', async () => {
    const run = poolWith({ deadlineMs: 3000 });
    await expect(run('hang')).rejects.toThrow(TaskOverdue);
    expect(await run('number')).toEqual(expect.any(Number));
  });

  it('that is killed while no picture is drawn is replaced', async () => {
    const run = poolWith();
    const first = Number(await run('number'));
    process.kill(first, 'SIGKILL');
    await expect.poll(() => run('number').catch(() => first)).not.toBe(first);
  });

  it('leave others waiting only as many as may wait', async () => {
    const run = poolWith();
    const three = Array.from({ length: 3 }, () => run('number'));
    await expect(run('number')).rejects.toThrow(QueueFull);
    expect(await Promise.all(three)).toHaveLength(3);
  });
});

/** Noise, which takes a decoder the longest. */
async function noise(side: number): Promise<Uint8Array> {
  const raw = { width: side, height: side, channels: 3 } as const;
  const picture = sharp(randomBytes(side * side * 3), { raw });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

function pictures(changes: Partial<ProcessLimits>): Pictures {
  const made = createPictures(changes);
  opened = made;
  return made;
}

describe('a picture', () => {
  it('that is not drawn by the deadline is reported as overdue, because nothing says that it is damaged', async () => {
    const slow = await noise(6000);
    const { redraw } = pictures({ deadlineMs: 1000 });
    await expect(redraw('jpg', slow)).rejects.toThrow(TaskOverdue);
  }, 60_000);

  it('whose decoder ends its process is damaged, and the next one is drawn', async () => {
    const slow = await noise(3000);
    const made = pictures({ processes: 1 });
    expect(await made.sizeOf('jpg', SMALL_JPEG)).toEqual({ width: 16, height: 12 });
    const drawing = made.redraw('jpg', slow);
    made.close();
    expect(await drawing).toBeUndefined();
    expect(await made.redraw('jpg', SMALL_JPEG)).toBeInstanceOf(Uint8Array);
  }, 60_000);
});
