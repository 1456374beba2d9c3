import { describe, expect, it } from 'vitest';

import { LiveUpdates } from '../../../src/application/live/LiveUpdates';
import type { StreamEvent } from '../../../src/domain/notification/StreamEvent';
import { FakeConnectivity, FakeEventStream, SpokenLanguage } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

function aLive(position?: string, retryMs?: number) {
  const time = new MovableTime();
  const stream = new FakeEventStream();
  const connectivity = new FakeConnectivity();
  const device = new SpokenLanguage();
  const received: string[] = [];
  const live = new LiveUpdates({
    stream,
    scheduler: time,
    connectivity,
    device,
    keeper: { position },
    settings: { host: '', retryMs },
    listener: { event: ({ type }) => received.push(type), missed: () => received.push('missed') },
  });
  return { live, time, stream, connectivity, device, received };
}

const RATES: StreamEvent = { type: 'UPDATED_CURRENCY_RATE', position: '12' };

/** A stream that began at the position of the session. */
async function running() {
  const made = aLive('10');
  made.live.start();
  await made.time.move(4000);
  made.stream.current.heartbeat('10');
  return made;
}

describe('LiveUpdates', () => {
  it('starts 4 seconds after sign-in at the position the data were read at, and reads nothing twice', async () => {
    const { live, time, stream, received } = aLive('7');
    live.start();
    await time.move(3999);
    expect(stream.openings).toEqual([]);
    await time.move(1);
    expect(stream.openings[0]?.lastPosition).toBe('7');
    expect(live.active).toBe(false);
    stream.current.heartbeat('7');
    expect(live.active).toBe(true);
    expect(received).toEqual([]);
    stream.current.event(RATES);
    expect(received).toEqual(['UPDATED_CURRENCY_RATE']);
  });

  it('starts from now without such a position, and has what is shown read anew', async () => {
    const { live, time, stream, received } = aLive();
    live.start();
    await time.move(4000);
    expect(stream.openings[0]?.lastPosition).toBeUndefined();
    stream.current.heartbeat('10');
    expect(received).toEqual(['missed']);
    stream.current.heartbeat('11');
    expect(received).toEqual(['missed']);
  });

  it('begins anew soon, and has everything read again, when the bank cannot go on from the position of the data', async () => {
    const { live, time, stream, received } = aLive('7');
    live.start();
    await time.move(4000);
    stream.current.ended('eventsForgotten');
    await time.move(1000);
    expect(stream.openings.map(({ lastPosition }) => lastPosition)).toEqual(['7', undefined]);
    stream.current.heartbeat('20');
    expect(received).toEqual(['missed']);
  });

  it('has everything read again when the network was away before the stream began', async () => {
    const { live, connectivity, stream, received } = aLive('7');
    live.start();
    connectivity.turn(false);
    connectivity.turn(true);
    expect(stream.openings.map(({ lastPosition }) => lastPosition)).toEqual(['7']);
    stream.current.heartbeat('7');
    expect(received).toEqual(['missed']);
  });

  it('keeps its place over a pause, and has everything read again at once afterwards', async () => {
    const { live, time, stream, connectivity, received } = await running();
    stream.current.event(RATES);
    received.length = 0;
    live.pause();
    expect(stream.openings[0]?.closed).toBe(true);
    connectivity.turn(true);
    await time.move(120_000);
    expect([stream.openings.length, time.waiting]).toEqual([1, 0]);
    live.resume();
    expect(received).toEqual(['missed']);
    expect(stream.openings.at(-1)?.lastPosition).toBe('12');
    stream.current.heartbeat('12');
    expect(received).toEqual(['missed']);
  });

  it('has everything read again after a pause that came before it knew its place', async () => {
    const { live, stream, received } = aLive();
    live.start();
    live.pause();
    live.resume();
    expect(stream.openings[0]?.lastPosition).toBeUndefined();
    stream.current.heartbeat('20');
    expect(received).toEqual(['missed', 'missed']);
  });

  it('hands events on', async () => {
    const { stream, received } = await running();
    stream.current.event(RATES);
    expect(received).toEqual(['UPDATED_CURRENCY_RATE']);
  });

  it('comes back at once, after the last position, when the bank renews the stream', async () => {
    const { live, stream, received } = await running();
    stream.current.event(RATES);
    stream.current.ended('renewed');
    expect(stream.openings.map(({ lastPosition }) => lastPosition)).toEqual(['10', '12']);
    stream.current.heartbeat('12');
    expect(live.active).toBe(true);
    expect(received).toEqual(['UPDATED_CURRENCY_RATE']);
  });

  it('begins anew where it stands when another language is chosen, and reads nothing twice', async () => {
    const { live, stream, device, received } = await running();
    stream.current.event(RATES);
    const before = stream.openings[0];
    device.choose();
    expect(stream.openings.map(({ lastPosition }) => lastPosition)).toEqual(['10', '12']);
    expect(before?.closed).toBe(true);
    stream.current.heartbeat('12');
    expect(live.active).toBe(true);
    expect(received).toEqual(['UPDATED_CURRENCY_RATE']);
  });

  it('does not begin sooner because of another language, nor after it was stopped', async () => {
    const { live, time, stream, device } = aLive();
    live.start();
    device.choose();
    await time.move(3999);
    expect(stream.openings).toEqual([]);
    await time.move(1);
    live.stop();
    device.choose();
    expect(stream.openings).toHaveLength(1);
  });

  it('comes back quickly after a cut, then ever more slowly, at last every 30 seconds', async () => {
    const { live, time, stream } = await running();
    for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = stream.openings.length;
      stream.current.ended('cut');
      expect(live.active).toBe(false);
      await time.move(pauseMs - 1);
      expect(stream.openings).toHaveLength(before);
      await time.move(1);
      expect(stream.openings).toHaveLength(before + 1);
    }
  });

  it('resumes after a cut and has what is shown read anew besides', async () => {
    const { time, stream, received } = await running();
    stream.current.ended('cut');
    await time.move(1000);
    expect(stream.openings.at(-1)?.lastPosition).toBe('10');
    stream.current.event(RATES);
    expect(received).toEqual(['missed', 'UPDATED_CURRENCY_RATE']);
  });

  it('begins anew and has everything read again when the bank no longer keeps what it has missed', async () => {
    const { time, stream, received } = await running();
    stream.current.ended('eventsForgotten');
    await time.move(1000);
    expect(stream.openings.at(-1)?.lastPosition).toBeUndefined();
    expect(received).toEqual([]);
    stream.current.heartbeat('20');
    expect(received).toEqual(['missed']);
  });

  it('waits no longer than the operator has set', async () => {
    const { live, time, stream } = aLive(undefined, 3000);
    live.start();
    await time.move(4000);
    stream.current.ended('cut');
    await time.move(2999);
    expect(stream.openings).toHaveLength(1);
    await time.move(1);
    expect(stream.openings).toHaveLength(2);
  });

  it('waits 30 seconds when the first attempt fails', async () => {
    const { live, time, stream } = aLive();
    live.start();
    await time.move(4000);
    stream.current.ended('cut');
    await time.move(29_999);
    expect(stream.openings).toHaveLength(1);
    await time.move(1);
    expect(stream.openings).toHaveLength(2);
  });

  it('does not spin when the bank ends every stream at once', async () => {
    const { time, stream } = await running();
    stream.current.ended('renewed');
    stream.current.ended('renewed');
    expect(stream.openings).toHaveLength(2);
    await time.move(1000);
    expect(stream.openings).toHaveLength(3);
  });

  it('takes 45 seconds of silence for a cut', async () => {
    const { live, time, stream } = await running();
    await time.move(44_000);
    stream.current.heartbeat('11');
    await time.move(44_999);
    expect(live.active).toBe(true);
    await time.move(1);
    expect(live.active).toBe(false);
    expect(stream.openings[0]?.closed).toBe(true);
    await time.move(1000);
    expect(stream.openings).toHaveLength(2);
  });

  it('does not wait when the network is back', async () => {
    const { connectivity, stream } = await running();
    stream.current.ended('cut');
    connectivity.turn(false);
    connectivity.turn(true);
    expect(stream.openings).toHaveLength(2);
  });

  it('stops for good when the session has ended', async () => {
    const { time, stream, connectivity } = await running();
    stream.current.ended('sessionEnded');
    connectivity.turn(true);
    await time.move(120_000);
    expect(stream.openings).toHaveLength(1);
    expect(time.waiting).toBe(0);
  });

  it('closes the stream and all timers when stopped', async () => {
    const { live, time, stream } = await running();
    live.stop();
    expect(stream.openings[0]?.closed).toBe(true);
    expect(time.waiting).toBe(0);
  });
});
