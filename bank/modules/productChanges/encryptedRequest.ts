import * as z from 'zod/mini';

import type { ProductChangeCode, RequestOf } from '../../../src/application/operations/catalogue';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import type { CallContext } from '../../kernel/Handler';
import { seal, unseal } from '../../kernel/sealing';

/** A request as it waits in the database, which has nothing to read in it: it may carry a PIN. */
export function encryptRequest(wire: unknown, { bank, caller }: CallContext): string {
  return seal(bank.secrets, ownerOf(caller.userId), Buffer.from(JSON.stringify(wire))).toString('base64');
}

/** The request that waits, as its user sent it. */
export function decryptRequest<Code extends ProductChangeCode>(
  code: Code,
  sealed: string,
  { bank, caller }: CallContext,
): RequestOf<Code> {
  const wire: unknown = JSON.parse(
    unseal(bank.secrets, ownerOf(caller.userId), Buffer.from(sealed, 'base64')).toString(),
  );
  return z.parse(adapterOf(code).request, wire);
}

function ownerOf(userId: string): string {
  return `change of user ${userId}`;
}
