import { move } from 'piscina';

import { RENDERERS } from './renderers';
import type { DocumentInput, DocumentKind, DocumentOrder } from './renderers';

type Renderers = {
  readonly [Kind in DocumentKind]: (...input: DocumentInput[Kind]) => Promise<Uint8Array<ArrayBuffer>>;
};

const renderers: Renderers = RENDERERS;

/** Lays out one document; the body of a thread of {@link DocumentRenderer}. The bytes are transferred, not copied. */
export async function perform<Kind extends DocumentKind>({
  name: kind,
  input,
}: DocumentOrder<Kind>): Promise<ReturnType<typeof move>> {
  return move(await renderers[kind](...input));
}
