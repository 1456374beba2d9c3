import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { followsPattern, isPattern, readSpecificationCodes } from '../../scripts/generate/specification';
import { authenticationOperations } from '../../src/application/operations/authentication';
import { catalogue, codeOnWire, isOperationCode } from '../../src/application/operations/catalogue';
import { SERVICES } from '../../src/application/operations/declaration';

const { byService, ours } = readSpecificationCodes();

/** Operation codes the bank serves, by service. */
const SERVED: ReadonlyMap<string, readonly string[]> = new Map([
  ['authentication', Object.keys(authenticationOperations)],
  ['stream', ['beginStream']],
  ['log', ['insertLog']],
  ...SERVICES.map((service) => [service, codesOf(service)] as const),
]);

/** Codes the bank does not serve yet: the list only ever gets shorter. */
const UNSERVED: readonly string[] = [];

function codesOf(service: string): readonly string[] {
  return Object.entries(catalogue)
    .filter(([, { services }]) => services.some((name) => name === service))
    .map(([code]) => (isOperationCode(code) ? codeOnWire(code) : code));
}

function methodsOf(protoFile: string): readonly string[] {
  const text = readFileSync(join(projectRoot(), 'proto/ibank/v1', protoFile), 'utf8');
  return [...text.matchAll(/^\s*rpc (\w+)\(/gm)].map(([, name]) => name ?? '');
}

describe('the codes of the specification', () => {
  it('are all listed', () => {
    expect([...byService.keys()]).toEqual(['authentication', 'stream', 'log', ...SERVICES]);
    expect([...byService].map(([service, codes]) => `${service} ${codes.length}`)).toEqual([
      'authentication 18',
      'stream 1',
      'log 1',
      'account 64',
      'transfer 24',
      'payment 9',
      'utility 41',
      'integration 4',
      'directory 5',
    ]);
  });

  it('are listed once per service', () => {
    for (const codes of byService.values()) {
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('include every method of signing in and out, in the order of the protocol', () => {
    const own = ours.filter(({ service }) => service === 'authentication').map(({ code }) => code);
    expect([...(byService.get('authentication') ?? []), ...own]).toEqual(methodsOf('authentication.proto'));
  });

  it.each([...SERVED])('cover everything the bank serves as %s', (service, served) => {
    const listed = [
      ...(byService.get(service) ?? []),
      ...ours.filter((own) => own.service === service).map(({ code }) => code),
    ];
    expect(served.filter((code) => !listed.includes(code) && !followsPattern(code))).toEqual([]);
  });

  it('explain every name of our own, and only names that are served', () => {
    const named = ours.filter(({ service }) => service !== 'authentication').map(({ code }) => code);
    expect(named.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(ours.filter(({ reason }) => reason.length < 20)).toEqual([]);
    expect(named.filter(followsPattern)).toEqual([]);
  });

  it('are served, besides those that are known to be missing', () => {
    const missing = [...byService].flatMap(([service, codes]) =>
      codes.filter((code) => !isPattern(code) && !SERVED.get(service)?.includes(code)),
    );
    expect(missing).toEqual(UNSERVED);
  });
});
