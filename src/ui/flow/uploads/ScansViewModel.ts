import { computed, makeObservable } from 'mobx';

import { inject, injectable } from '../../../application/injection';
import type { Failure } from '../../../application/operations/failureCodes';
import { success } from '../../../domain/result/Result';
import type { Result } from '../../../domain/result/Result';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';
import { UploadDeps, UploadsViewModel } from './UploadsViewModel';
import type { KnownFile } from './UploadsViewModel';

export const MAX_SCANS = 4;

/** The scans of a form. */
@injectable()
export class ScansViewModel extends UploadsViewModel {
  constructor(@inject(UploadDeps) deps: UploadDeps) {
    super(deps, MAX_SCANS);
    makeObservable(this, { violation: computed });
  }

  get violation(): ValidationCode | undefined {
    if (this.items.length === 0) {
      return 'SCAN_REQUIRED';
    }
    return this.items.every(({ status }) => status === 'kept') ? undefined : 'SCANS_NOT_READY';
  }

  protected override async handIn({ id, extension, bytes }: KnownFile): Promise<Result<string, Failure>> {
    const answer = await this.deps.gateway.execute('UPLOAD_FILE', { documentId: id, extension, bytes });
    return answer.ok ? success(answer.value.uuid) : answer;
  }
}
