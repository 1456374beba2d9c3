import { measured } from '../../kernel/workerTask';
import type { TaskResult } from '../../kernel/workerTask';
import { RENDERERS } from './renderers';
import type { DocumentInput, DocumentKind, DocumentOrder } from './renderers';

type Renderers = {
  readonly [Kind in DocumentKind]: (...input: DocumentInput[Kind]) => Promise<Uint8Array<ArrayBuffer>>;
};

const renderers: Renderers = RENDERERS;

/** Lays out one document; the body of a thread of {@link DocumentRenderer}. */
export function perform<Kind extends DocumentKind>({
  name,
  input,
}: DocumentOrder<Kind>): Promise<TaskResult<Uint8Array<ArrayBuffer>>> {
  return measured(() => renderers[name](...input));
}
