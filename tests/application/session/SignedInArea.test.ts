import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

import { SignedInArea } from '../../../src/application/session/SignedInArea';
import type { OpenedVisit } from '../../../src/application/session/SignedInArea';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

function anArea() {
  const session = new SessionStore({
    keeper: new SessionKeeper(new MemoryVault()),
    gateway: new FakeAuthenticationGateway(),
    tabs: new FakeBrowser().openTab(),
    scheduler: new MovableTime(),
    restart: new FakeRestart(),
  });
  const events: string[] = [];
  const openings: { resolve: (visit: OpenedVisit) => void; reject: (cause: Error) => void }[] = [];
  const area = new SignedInArea({
    session,
    log: { defect: (label) => events.push(`defect ${label}`) },
    open: () => new Promise((resolve, reject) => openings.push({ resolve, reject })),
    prefetch: () => events.push('prefetch'),
    clear: () => events.push('clear'),
  });
  const visit = (name: string): OpenedVisit => ({
    services: {
      get: () => {
        throw new Error('Not asked for here');
      },
    },
    openJourneys: async () => void events.push(`journeys ${name}`),
    hasUnsent: false,
    close: () => events.push(`close ${name}`),
    pause: () => events.push(`pause ${name}`),
    resume: () => events.push(`resume ${name}`),
    lockOwner: () => `owner ${name}`,
  });
  return { area, session, events, openings, visit };
}

describe('SignedInArea', () => {
  it('fetches its code while the code is typed, opens with the sign-in and closes with the sign-out', async () => {
    const { area, session, events, openings, visit } = anArea();
    area.follow();
    session.enter({ sessionKey: 'a', sessionId: '7', stage: 'secondFactor', phoneNumber: '', sendsLeft: 2 });
    expect(events.at(-1)).toBe('prefetch');
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    expect(area.status).toBe('loading');
    const first = visit('first');
    openings[0]?.resolve(first);
    await settle();
    expect(area.status).toBe('ready');
    expect(area.services).toBe(first.services);
    await session.signOut();
    expect(area.status).toBe('closed');
    expect(area.services).toBeUndefined();
    expect(events.slice(-2)).toEqual(['close first', 'clear']);
  });

  it('closes a visit that was opened too late', async () => {
    const { area, session, events, openings, visit } = anArea();
    area.follow();
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    await session.signOut();
    openings[0]?.resolve(visit('late'));
    await settle();
    expect(area.status).toBe('closed');
    expect(events.at(-1)).toBe('close late');
  });

  it('can try again when its code could not be fetched', async () => {
    const { area, session, events, openings, visit } = anArea();
    area.follow();
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    openings[0]?.reject(new Error('chunk'));
    await settle();
    expect(area.status).toBe('failed');
    expect(events.at(-1)).toBe('defect signedInArea');
    void area.open();
    openings[1]?.resolve(visit('second'));
    await settle();
    expect(area.status).toBe('ready');
  });

  it('keeps a locked visit paused, and resumes it', async () => {
    const { area, session, events, openings, visit } = anArea();
    area.follow();
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    openings[0]?.resolve(visit('only'));
    await settle();
    session.lock('Айбек');
    session.unlock();
    expect([area.status, openings.length]).toEqual(['ready', 1]);
    expect(events.slice(-2)).toEqual(['pause only', 'resume only']);
    session.lock('Айбек');
    await session.signOut('wrongPin');
    expect(events).toContain('close only');
  });

  it('opens nothing behind a locked screen, and pauses loading', async () => {
    const { area, session, events, openings, visit } = anArea();
    session.enter({ sessionKey: 'b', sessionId: '7', stage: 'locked', phoneNumber: '' });
    area.follow();
    expect(openings).toEqual([]);
    session.unlock();
    session.lock('Айбек');
    openings[0]?.resolve(visit('late'));
    await settle();
    expect(events.at(-1)).toBe('pause late');
  });

  it('stops following when asked to', () => {
    const { area, session, openings } = anArea();
    const stop = area.follow();
    stop();
    runInAction(() => session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' }));
    expect(openings).toEqual([]);
  });

  it('fetches the services of further screens once, and forgets them with the sign-out', async () => {
    const { area, session, events, openings, visit } = anArea();
    area.follow();
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    await area.openJourneys();
    expect(area.journeys).toBe('closed');
    openings[0]?.resolve(visit('first'));
    await settle();
    await Promise.all([area.openJourneys(), area.openJourneys()]);
    expect(area.journeys).toBe('ready');
    expect(events.filter((event) => event === 'journeys first')).toHaveLength(1);
    await session.signOut();
    expect(area.journeys).toBe('closed');
  });

  it('fetches the services of further screens at once when something was left unsent', async () => {
    for (const hasUnsent of [true, false]) {
      const { area, session, events, openings, visit } = anArea();
      area.follow();
      session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
      openings[0]?.resolve({ ...visit('first'), hasUnsent });
      await settle();
      expect(events.includes('journeys first')).toBe(hasUnsent);
    }
  });

  it('says that the services of further screens could not be fetched, and tries again', async () => {
    const { area, session, events, openings, visit } = anArea();
    let isThere = false;
    area.follow();
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    const openJourneys = () => (isThere ? Promise.resolve() : Promise.reject(new Error('no network')));
    openings[0]?.resolve({ ...visit('first'), openJourneys });
    await settle();
    await area.openJourneys();
    expect([area.journeys, events.at(-1)]).toEqual(['failed', 'defect journeys']);
    isThere = true;
    await area.openJourneys();
    expect(area.journeys).toBe('ready');
  });
});
