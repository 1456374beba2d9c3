import type { Secrets } from '../../../bank/kernel/Secrets';
import { sealingKeyOf } from '../../../bank/kernel/sealing';

/** Secrets of a bank in which every byte is this one. */
export function secretsOf(byte: number): Secrets {
  const bytes = Buffer.alloc(32, byte);
  return { hashKey: bytes, sealing: [sealingKeyOf(bytes)], isReplacing: false };
}
