import { describe, expect, it } from 'vitest';

import { BankTime } from '../../../src/application/time/BankTime';
import { MovableTime } from '../support/MovableTime';

const NOON = Date.UTC(2026, 10, 21, 6);
const HOUR_MS = 3_600_000;

/** Timestamp as the bank writes it into a response, in milliseconds rounded down to whole seconds. */
const written = (instant: number) => Math.floor(instant / 1000) * 1000;

async function answered(aheadMs: number, underWayMs: number) {
  const device = new MovableTime(NOON);
  const time = new BankTime(device);
  const askedAt = device.now();
  await device.move(underWayMs);
  time.learn(written(askedAt + underWayMs / 2 + aheadMs), askedAt);
  return { device, time };
}

describe('BankTime', () => {
  it('is the time of the device until the bank has said anything', () => {
    const device = new MovableTime(NOON);
    expect(new BankTime(device).now()).toBe(NOON);
  });

  it.each([HOUR_MS, -HOUR_MS, 300 * 24 * HOUR_MS, 5000])('follows a bank that is %d ms ahead', async (aheadMs) => {
    const { device, time } = await answered(aheadMs, 40);
    expect(Math.abs(time.now() - device.now() - aheadMs)).toBeLessThanOrEqual(1000);
    const before = time.now();
    await device.move(1234);
    expect(time.now()).toBe(before + 1234);
  });

  it.each([
    [0, 40],
    [900, 40],
    [-900, 3000],
    [0, 20_000],
  ])('takes %d ms in an answer that was under way for %d ms for no difference', async (aheadMs, underWayMs) => {
    const { device, time } = await answered(aheadMs, underWayMs);
    expect(time.now()).toBe(device.now());
  });

  it('follows again when the bank goes back to the time of the device', async () => {
    const { device, time } = await answered(HOUR_MS, 40);
    time.learn(written(device.now()), device.now());
    expect(Math.abs(time.now() - device.now())).toBeLessThanOrEqual(1000);
  });
});
