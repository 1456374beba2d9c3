import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BALANCES_KEY, BALANCES_OWNER_KEY } from '../../../src/application/offline/balanceKeys';
import { BalanceKeeper } from '../../../src/application/offline/BalanceKeeper';
import type { Installation, InstallationState } from '../../../src/application/ports/Installation';
import { profile as words } from '../../../src/locales/ru/screens/profile.json';
import { DeviceScreen } from '../../../src/ui/features/profile/settings/DeviceScreen';
import { DeviceViewModel } from '../../../src/ui/features/profile/settings/DeviceViewModel';
import { anAccount, aUser } from '../../application/support/builders';
import { MemoryStore } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

class FakeInstallation implements Installation {
  asked = 0;

  constructor(
    readonly state: InstallationState,
    readonly answer: InstallationState = 'unknown',
  ) {}

  async ask(): Promise<InstallationState> {
    this.asked += 1;
    return this.answer;
  }
}

async function shown(installation: Installation = new FakeInstallation('unknown')) {
  const settings = new MemoryStore();
  const balances = new BalanceKeeper({
    accounts: { accounts: [anAccount()], status: 'LOADED', renew: async () => undefined },
    users: { user: aUser({ id: 'aizada' }) },
    session: { status: 'active', visiting: true },
    settings,
    time: new MovableTime(),
  });
  await showInBank(<DeviceScreen />, { services: [new DeviceViewModel(balances, installation)] });
  return { settings };
}

describe('the page about this device', () => {
  it('keeps no balances until the switch is on, and none once it is off', async () => {
    const { settings } = await shown();
    const onOff = screen.getByRole<HTMLInputElement>('switch', { name: words.device.balances });
    expect(onOff.checked).toBe(false);
    expect(settings.entries.size).toBe(0);
    fireEvent.click(onOff);
    expect(onOff.checked).toBe(true);
    expect(settings.read(BALANCES_OWNER_KEY)).toBe('aizada');
    expect(settings.read(BALANCES_KEY)).toContain('0114');
    fireEvent.click(onOff);
    expect(onOff.checked).toBe(false);
    expect(settings.entries.size).toBe(0);
  });

  it('says nothing of an installation the browser does not offer', async () => {
    await shown();
    expect(screen.queryByText(words.device.install)).toBeNull();
  });

  it('has the browser install the bank, and offers it no more after a refusal', async () => {
    const installation = new FakeInstallation('offered');
    await shown(installation);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: words.device.installButton }));
      await settle();
    });
    expect(installation.asked).toBe(1);
    expect(screen.queryByText(words.device.install)).toBeNull();
  });

  it.each([
    ['installed', words.device.installed],
    ['byHand', words.device.installByHand],
  ] as const)('says it in words when the bank is %s', async (state, text) => {
    await shown(new FakeInstallation(state));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.device.installButton })).toBeNull();
  });
});
