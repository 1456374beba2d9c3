import * as z from 'zod/mini';

import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import { adapterOf } from '../../../src/infrastructure/registry/registry';

/**
 * The request a template keeps, as its customer once sent it; `undefined` where the bank has not kept all of it, because numbers and
 * secrets of cards are not for keeping. Such a payment can be made again by hand and not by itself.
 */
export function requestFrom<Code extends ConfirmedCode>(code: Code, stored: object): RequestOf<Code> | undefined {
  const decoded = z.safeDecode(adapterOf(code).request, stored);
  return decoded.success ? decoded.data : undefined;
}
