// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { BrowserDevice } from '../../../src/infrastructure/device/BrowserDevice';
import { MemoryStore } from '../support/fakePorts';

describe('BrowserDevice', () => {
  it('speaks Russian until another language is chosen, and the chosen one from the next page on', () => {
    const preferences = new MemoryStore();
    const device = new BrowserDevice(preferences);
    expect(device.language()).toBe('ru');
    device.keepLanguage('kg');
    expect(device.language()).toBe('kg');
    expect(new BrowserDevice(preferences).language()).toBe('kg');
  });

  it('uses Russian when the stored language is unknown', () => {
    const preferences = new MemoryStore();
    preferences.write('tulpar.language', 'tlh');
    expect(new BrowserDevice(preferences).language()).toBe('ru');
  });

  it('keeps speaking the language of its own screen when another tab chooses another', () => {
    const preferences = new MemoryStore();
    const [device, elsewhere] = [new BrowserDevice(preferences), new BrowserDevice(preferences)];
    elsewhere.keepLanguage('cn');
    expect(device.language()).toBe('ru');
  });

  it('reports a change once, and not after unsubscribing', () => {
    const device = new BrowserDevice(new MemoryStore());
    let changes = 0;
    const stop = device.onLanguage(() => (changes += 1));
    device.keepLanguage('ru');
    device.keepLanguage('en');
    stop();
    device.keepLanguage('cn');
    expect(changes).toBe(1);
  });
});
