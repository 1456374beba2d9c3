import { describe, expect, it } from 'vitest';

import { isHashed, isOutOfReach, routeOf } from '../../../src/infrastructure/worker/routing';
import { isShellCache, shellCacheOf } from '../../../src/infrastructure/worker/shellCache';
import { readTakeOver } from '../../../src/infrastructure/worker/takeOver';

const BANK = 'https://bank.example';

function routed(path: string, { method = 'GET', mode = 'cors' } = {}) {
  return routeOf({ method, mode, url: new URL(path, BANK).href }, BANK);
}

describe('a request that the service worker sees', () => {
  it.each([
    '/ibank.v1.AccountService/execute',
    '/ibank.v1.StatementFiles/17/pdf',
    '/ibank.v1.StreamService/connect',
    '/healthz',
    '/policy-reports',
    '/sandbox/messages',
    '/manifest.webmanifest',
    '/worker.js',
    '/offline.html',
    '/index.html',
    '/accounts',
    '/assets/',
    '/assets/no-hash.js',
    '/assets/home-DgTG1TtY.js/documents',
    '/assets/statement-DgTG1TtY.pdf',
    '/documents/assets/home-DgTG1TtY.js',
  ])('is the bank’s alone, whatever it answers: %s', (path) => {
    expect(routed(path)).toBe('network');
  });

  it.each(['POST', 'PUT', 'HEAD', 'DELETE'])('is the bank’s alone with the method %s', (method) => {
    expect(routed('/assets/home-DgTG1TtY.js', { method })).toBe('network');
    expect(routed('/payment', { method, mode: 'navigate' })).toBe('network');
  });

  it('is the bank’s alone when it goes to another one', () => {
    expect(routed('https://elsewhere.example/assets/home-DgTG1TtY.js')).toBe('network');
    expect(routed('https://bank.example:8443/payment', { mode: 'navigate' })).toBe('network');
  });

  it.each(['/', '/login', '/payment/own-accounts', '/history?search=1', '/sandboxes'])(
    'has the offline page to fall back on when it opens the page %s',
    (path) => {
      expect(routed(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each(['/sandbox', '/sandbox/people', '/healthz', '/assets/home-DgTG1TtY.js', '/ibank.v1.StatementFiles/17/pdf'])(
    'is no page of the application when it opens %s',
    (path) => {
      expect(routed(path, { mode: 'navigate' })).toBe('network');
    },
  );

  it.each([
    '/assets/home-DgTG1TtY.js',
    '/assets/start-D4tYgGmH.css',
    '/assets/golos-text-latin-wght-normal-BS5oQT7X.woff2',
  ])('is answered from the cache when its name changes with its content: %s', (path) => {
    expect(routed(path)).toBe('asset');
    expect(isHashed(path)).toBe(true);
  });

  it('is answered by the bank first under a name that stays', () => {
    expect(routed('/icon.svg')).toBe('file');
  });
});

it.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('a page answered with %i is out of reach: %s', (status, expected) => {
  expect(isOutOfReach(status)).toBe(expected);
});

it('only caches of the worker are files of the application', () => {
  expect(isShellCache(shellCacheOf('4f3a'))).toBe(true);
  expect(['pages', 'my-shell-4f3a', ''].filter(isShellCache)).toEqual([]);
});

it.each([
  [{ type: 'TAKE_OVER', script: '/assets/index-d3jtppnr.js' }, '/assets/index-d3jtppnr.js'],
  [{ type: 'TAKE_OVER' }, undefined],
  [{ type: 'TAKE_OVER', script: 1 }, undefined],
  [{ type: 'OTHER', script: '/assets/index-d3jtppnr.js' }, undefined],
  ['TAKE_OVER', undefined],
  [null, undefined],
])('a message %j names the script %s', (message, script) => {
  expect(readTakeOver(message)).toBe(script);
});
