import { injectable } from '../../application/injection';
import type { Identifiers } from '../../application/ports/Identifiers';
import { checkedToOperationId } from '../../domain/operation/OperationId';
import type { OperationId } from '../../domain/operation/OperationId';

/** UUIDs of version 4. `crypto.randomUUID` exists only on https and localhost, `getRandomValues` everywhere. */
@injectable('Singleton')
export class RandomIdentifiers implements Identifiers {
  referenceId(): string {
    return randomUuid();
  }

  operationId(): OperationId {
    const operationId = checkedToOperationId(randomUuid());
    if (operationId === undefined) {
      throw new Error('A UUID in lower case names an operation');
    }
    return operationId;
  }

  secret(): string {
    return hexadecimal(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  }
}

const BYTES = 16;
const SECRET_BYTES = 32;

function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digits = hexadecimal(bytes.map(withVersion));
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** RFC 9562: four bits of byte 6 say version 4, two bits of byte 8 say the variant. */
function withVersion(byte: number, index: number): number {
  if (index === 6) {
    return (byte & 0x0f) | 0x40;
  }
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
