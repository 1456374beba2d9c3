import type { StatementFormat } from '../../domain/statement/Statement';
import type { Result } from '../../domain/result/Result';
import type { DownloadedFile } from '../operations/accounts';
import type { Failure } from '../operations/failureCodes';

/** A running download and the function that cancels it. */
export interface FileOnItsWay {
  readonly answer: Promise<Result<DownloadedFile, Failure>>;
  cancel(): void;
}

/** Downloads statements that are too long for the response of a call. */
export interface StatementFiles {
  fetch(
    request: { readonly statementId: string; readonly format: StatementFormat },
    received: (bytes: number) => void,
  ): FileOnItsWay;
}

export const StatementFiles = Symbol.for('StatementFiles');
