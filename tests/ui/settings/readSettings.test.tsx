import { afterEach, expect, it } from 'vitest';

import { readSettings } from '../../../src/infrastructure/device/readSettings';

afterEach(() => document.head.replaceChildren());

function pageWith(html: string): void {
  document.head.innerHTML = html;
}

const NOTHING = {
  host: '',
  checkMs: undefined,
  retryMs: undefined,
  idleMs: undefined,
  pollMs: undefined,
  hasPasskeys: false,
};

it('a page tells the host of the services and the intervals', () => {
  pageWith(
    '<meta name="settings" data-host="https://api.bank.example" data-check="45000" data-retry="20000" data-poll="3000" data-idle="300000" data-passkeys="bank.example">',
  );
  expect(readSettings(document)).toEqual({
    host: 'https://api.bank.example',
    checkMs: 45_000,
    retryMs: 20_000,
    pollMs: 3000,
    hasPasskeys: true,
    idleMs: 300_000,
  });
});

it.each(['', '<meta name="settings">', '<meta name="settings" data-check="0" data-retry="soon">'])(
  'a page without usable settings leaves those of the specification: %s',
  (html) => {
    pageWith(html);
    expect(readSettings(document)).toEqual(NOTHING);
  },
);
