import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import type { SignInRecord } from '../../../src/domain/user/ProfileChange';
import { LoginHistoryViewModel } from '../../../src/ui/features/profile/settings/LoginHistoryViewModel';
import { NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';

const HOUR_MS = 60 * 60 * 1000;

function aSignIn(values: Partial<SignInRecord> = {}): SignInRecord {
  return {
    sessionId: '7',
    signedInAt: NOON,
    address: '203.0.113.7',
    userAgent: '',
    result: 'SIGNED_IN',
    isCurrent: false,
    isActive: false,
    ...values,
  };
}

const HERE = aSignIn({ sessionId: '9', isCurrent: true, isActive: true });
const ELSEWHERE = aSignIn({ sessionId: '8', signedInAt: NOON - HOUR_MS, isActive: true });
const YESTERDAY = aSignIn({ sessionId: '7', signedInAt: NOON - 24 * HOUR_MS });

function aScreen(records: readonly SignInRecord[] = [HERE, ELSEWHERE, YESTERDAY]) {
  const gateway = new FakeOperationGateway({ GET_LOGIN_HISTORY: () => success(records) });
  return { screen: new LoginHistoryViewModel(gateway), gateway };
}

describe('LoginHistoryViewModel', () => {
  it('puts sign-ins under their Bishkek days, newest first', async () => {
    const { screen } = aScreen();
    expect(screen.status).toBe('LOADING');
    await screen.load();
    expect(screen.status).toBe('LOADED');
    expect(screen.days).toEqual([
      { day: '2026-11-21', records: [HERE, ELSEWHERE] },
      { day: '2026-11-20', records: [YESTERDAY] },
    ]);
  });

  it('says that it could not load, and loads when asked again', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.GET_LOGIN_HISTORY = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    expect(screen.status).toBe('ERROR');
    gateway.plain.GET_LOGIN_HISTORY = () => success([]);
    await screen.load();
    expect(screen.status).toBe('EMPTY');
  });

  it('keeps the list when a later load fails', async () => {
    const { screen, gateway } = aScreen();
    await screen.load();
    gateway.plain.GET_LOGIN_HISTORY = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    expect(screen.status).toBe('LOADED');
  });

  it('offers to end other sessions only while there are some', async () => {
    const { screen, gateway } = aScreen();
    await screen.load();
    expect(screen.isElsewhere).toBe(true);
    gateway.plain.GET_LOGIN_HISTORY = () => success([HERE, YESTERDAY]);
    await screen.load();
    expect(screen.isElsewhere).toBe(false);
  });

  it('asks before it ends sessions, and ends none when the user cancels', async () => {
    const { screen, gateway } = aScreen();
    await screen.load();
    screen.ask();
    expect(screen.asking).toBe(true);
    screen.leave();
    expect(screen.asking).toBe(false);
    expect(gateway.requestsOf('END_OTHER_SESSIONS')).toEqual([]);
  });

  it('ends the other sessions once, says how many, and shows the list anew', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.END_OTHER_SESSIONS = () => success({ ended: 1 });
    await screen.load();
    screen.ask();
    await Promise.all([screen.endOthers(), screen.endOthers()]);
    expect(gateway.requestsOf('END_OTHER_SESSIONS')).toHaveLength(1);
    expect(screen.ended).toBe(1);
    expect(screen.asking).toBe(false);
    expect(gateway.requestsOf('GET_LOGIN_HISTORY')).toHaveLength(2);
  });

  it('says why the sessions could not be ended', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.END_OTHER_SESSIONS = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    screen.ask();
    await screen.endOthers();
    expect(screen.failure?.code).toBe('CLIENT_ERROR');
    expect(screen.ended).toBeUndefined();
  });
});
