import fc from 'fast-check';
import * as z from 'zod/mini';

import { responseSchema } from '../../scripts/generate/schemaDocument';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { WHOLE_CODES } from '../../src/application/operations/directoryCatalogue';
import type { DirectoryCode, WholeCode } from '../../src/application/operations/directoryCatalogue';
import { LANGUAGES } from '../../src/domain/language/Language';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { directoryQuery, edition, localized, maybe, words } from './basicArbitraries';
import { validBy } from './schemaArbitrary';

type Carried<Code extends DirectoryCode> = {
  readonly [One in Code]: {
    readonly request: fc.Arbitrary<RequestOf<One>>;
    readonly response: fc.Arbitrary<ResponseOf<One>>;
  };
};

/** Values of the directories that are asked for whole: their answers are made by their schemas. */
export const carriedByDirectories: Carried<WholeCode> = carriedBy(WHOLE_CODES);

function carriedBy(codes: readonly WholeCode[]): Carried<WholeCode>;
function carriedBy(codes: readonly WholeCode[]): object {
  return Object.fromEntries(
    codes.map((code) => {
      const { response } = adapterOf(code);
      return [
        code,
        { request: directoryQuery, response: validBy(responseSchema(code)).map((json) => z.decode(response, json)) },
      ];
    }),
  );
}

export const carriedByDirectoriesInParts: Carried<Exclude<DirectoryCode, WholeCode>> = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: {
    request: fc
      .tuple(directoryQuery, fc.stringMatching(/^[A-Z]{2}$/))
      .map(([query, country]) => ({ ...query, country })),
    response: edition(fc.array(fc.record({ id: words, name: localized, region: maybe(words) }), { maxLength: 3 })),
  },
  GET_DIRECTORY_BUSINESS_ERRORS: {
    request: fc
      .tuple(directoryQuery, maybe(fc.constantFrom(...LANGUAGES)))
      .map(([query, language]) => ({ ...query, language })),
    response: edition(fc.array(fc.record({ code: words, text: localized, fallbackText: words }))),
  },
};
