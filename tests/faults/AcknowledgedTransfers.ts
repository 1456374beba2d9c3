import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import type { OperationId } from '../../src/domain/operation/OperationId';

/**
 * The client's own record of what the bank has promised: each id is on disk before it counts. Nothing inside the bank can
 * notice that it forgot an acknowledged transfer and all its traces; this file can.
 */
export class AcknowledgedTransfers {
  private readonly file: number;

  constructor(private readonly path: string) {
    this.file = openSync(path, 'a');
  }

  add(operationId: OperationId): void {
    writeSync(this.file, `${operationId}\n`);
    fsyncSync(this.file);
  }

  close(): void {
    closeSync(this.file);
  }

  /** Reads the ids back from the file. */
  read(): readonly OperationId[] {
    const lines = readFileSync(this.path, 'utf8').split('\n');
    return lines.map(checkedToOperationId).filter((id) => id !== undefined);
  }
}
