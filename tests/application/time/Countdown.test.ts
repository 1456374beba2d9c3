import { describe, expect, it } from 'vitest';

import { Countdown } from '../../../src/application/time/Countdown';
import { MovableTime } from '../support/MovableTime';

describe('Countdown', () => {
  it('counts whole seconds down to zero and stops', async () => {
    const time = new MovableTime();
    const countdown = new Countdown(time, time);
    countdown.start(3);
    const seen: number[] = [];
    for (let second = 0; second < 4; second += 1) {
      seen.push(countdown.secondsLeft);
      await time.move(1000);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(countdown.running).toBe(false);
    expect(time.waiting).toBe(0);
  });

  it('does not run late when ticks were missed', async () => {
    const time = new MovableTime();
    const sleepy = { now: () => time.now() + 20_000 * Number(time.now() > start) };
    const start = time.now();
    const countdown = new Countdown(sleepy, time);
    countdown.start(30);
    await time.move(1000);
    expect(countdown.secondsLeft).toBe(9);
  });

  it('begins anew when started again', async () => {
    const time = new MovableTime();
    const countdown = new Countdown(time, time);
    countdown.start(30);
    await time.move(10_000);
    countdown.start(30);
    expect(countdown.secondsLeft).toBe(30);
    expect(time.waiting).toBe(1);
  });
});
