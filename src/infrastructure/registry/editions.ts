import * as z from 'zod/mini';

import type { DirectoryQuery } from '../../application/operations/defineDirectory';
import type { Edition } from '../../domain/directory/Directory';
import type { WireCodec } from './adapter';
import { wholeNumber } from './codecs';

/** Fields of a directory query on the wire. */
export const directoryQueryFields = {
  noImages: z._default(z.boolean(), false),
  dataVersion: z.optional(wholeNumber),
};

/** Codec of a directory query: the version already held, and whether images are wanted. */
export const directoryQuery = z.codec(z.strictObject(directoryQueryFields), z.custom<DirectoryQuery>(), {
  decode: (wire) => ({ withoutImages: wire.noImages, dataVersion: wire.dataVersion }),
  encode: (domain) => ({ noImages: domain.withoutImages, dataVersion: domain.dataVersion }),
});

/** Codec of the answer of a directory: its version, and its content unless the client holds that version. */
export function edition<Content>(content: WireCodec<Content>) {
  return z.codec(z.object({ dataVersion: wholeNumber, content: z.optional(content) }), z.custom<Edition<Content>>(), {
    decode: (wire) => ({ dataVersion: wire.dataVersion, content: wire.content }),
    encode: (domain) => ({ dataVersion: domain.dataVersion, content: domain.content }),
  });
}

/** The same for a directory that is a list. */
export function listEdition<Item>(item: WireCodec<Item>) {
  return edition<readonly Item[]>(z.array(item));
}
