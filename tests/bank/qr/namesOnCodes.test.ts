import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pointLink } from '../../../bank/modules/qr/pointCode';
import { readElqr } from '../../../src/domain/qr/elqr';
import { latinText } from '../../../src/domain/swift/transliterate';
import { nameIn, SERVED_LANGUAGES } from '../../support/servedNames';

/** Names of the point of sale and the payee, as a scanner reads them. */
function namesOn(name: string) {
  const code = readElqr(pointLink({ hash: 'abc', name, salesPointId: '' }, name));
  return code.ok ? [code.value.serviceName, code.value.providerName] : code.failure;
}

describe('a name on a QR code', () => {
  it.each(SERVED_LANGUAGES)('in %s has the Latin letters of a message', (language) => {
    fc.assert(
      fc.property(nameIn(language), (name) => {
        expect(namesOn(name)).toEqual([latinText(name), latinText(name).toUpperCase().slice(0, 25)]);
      }),
    );
  });

  it.each([
    ['李明茶馆', ['李明茶馆', '李明茶馆']],
    ['Кафе 茶馆', ['Кафе 茶馆', 'КАФЕ 茶馆']],
    ['𠮷野家', ['???', '???']],
  ])(
    'that cannot be written in Latin letters stays as it is, except for letters the system has not: %s',
    (name, read) => {
      expect(namesOn(name)).toEqual(read);
    },
  );
});
