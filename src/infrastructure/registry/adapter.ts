import type { ZodMiniType } from 'zod/mini';

import type { Declaration, RequestCarriedBy, ResponseCarriedBy } from '../../application/operations/declaration';

/** Both directions between one domain type and its JSON on the wire: `z.decode` reads the wire, `z.encode` writes it. */
export type WireCodec<Domain> = ZodMiniType<Domain, unknown>;

/** Codecs of one operation on the wire. The application encodes requests and decodes responses; the bank does the reverse. */
export interface Adapter<Request, Response> {
  readonly request: WireCodec<Request>;
  readonly response: WireCodec<Response>;
}

/** One adapter for every operation of an area: a missing or surplus one does not type-check. */
export type AdaptersFor<Operations extends Readonly<Record<string, Declaration>>> = {
  readonly [Code in keyof Operations]: Adapter<RequestCarriedBy<Operations[Code]>, ResponseCarriedBy<Operations[Code]>>;
};
