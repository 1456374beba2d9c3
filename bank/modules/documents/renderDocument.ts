import type { BankServices } from '../../kernel/BankServices';
import type { DocumentInput, DocumentKind } from './renderers';

/**
 * Answers the bytes of a PDF.
 *
 * @throws QueueFull when as many documents wait as may
 * @throws TaskOverdue past the deadline
 */
export function renderDocument<Kind extends DocumentKind>(
  { documents }: Pick<BankServices, 'documents'>,
  kind: Kind,
  ...input: DocumentInput[Kind]
): Promise<Uint8Array<ArrayBuffer>> {
  return documents.render(kind, input);
}
