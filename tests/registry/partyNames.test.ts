import type fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { WireCodec } from '../../src/infrastructure/registry/adapter';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { fixedSamples } from '../support/propertyRuns';
import { carried } from './arbitraries';

const SAMPLES = { count: 30, seed: 20_261_130 };

/** Texts of visible or empty characters that name nobody and no place. */
const NAMELESS = ['....', '-- --', '\u2800\u2800\u2800\u2800', '\u200b\u200b\u200b\u200b', '    '];

/** Fields that name a party of a movement, or its place; a person may have no middle name. */
const NAMES = /^(?:name|address|counterparty|fullName|\w+FullName|(?:recipient|sender)(?!Middle)\w*(?:Name|Address))$/;

/** Names nobody pays by: files, devices, and the address a user lives at, which the bank reviews. */
const OTHER_NAMES = [
  'UPLOAD_BATCH_FILE.files[].name',
  'ADD_PASSKEY.name',
  'RENAME_PASSKEY.name',
  'EDIT_PASSPORT_DATA.passport.address',
  'CHAT_UPLOAD_FILE.name',
];

/** Places of names in a request, and the request with another text at each. */
function renamed(value: unknown, text: string): readonly (readonly [place: string, request: unknown])[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const withMember = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    return typeof member === 'string' && NAMES.test(key)
      ? [[key, withMember(text)] as const]
      : renamed(member, text).map(([place, inner]) => [`${key}.${place}`, withMember(inner)] as const);
  });
}

test('a name of a payee, a payer or a point of sale on the wire has letters or digits', () => {
  const accepted = OPERATION_CODES.flatMap((code) => {
    const codec: WireCodec<unknown> = adapterOf(code).request;
    const requests: fc.Arbitrary<unknown> = carried[code].request;
    return fixedSamples(requests, SAMPLES)
      .map((request): unknown => JSON.parse(JSON.stringify(z.encode(codec, request))))
      .flatMap((request) => NAMELESS.flatMap((text) => renamed(request, text)))
      .filter(([, request]) => z.safeDecode(codec, request).success)
      .map(([place]) => `${code}.${place}`.replace(/\.\d+\./, '[].'));
  });
  expect([...new Set(accepted)].toSorted()).toEqual(OTHER_NAMES.toSorted());
});

test('names are found wherever they stand in a request', () => {
  const request = { recipientName: 'Айзада', data: { child: [{ fullName: 'Алина' }] }, templateName: 'Дом' };
  expect(renamed(request, '....').map(([place]) => place)).toEqual(['recipientName', 'data.child.0.fullName']);
});
