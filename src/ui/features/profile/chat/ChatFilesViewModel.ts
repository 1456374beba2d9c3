import { computed, makeObservable } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { isUnreachable } from '../../../../application/operations/failureCodes';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { ChatFile } from '../../../../domain/chat/ChatMessage';
import { keptFileName, MAX_MESSAGE_FILES } from '../../../../domain/chat/messageRules';
import { success } from '../../../../domain/result/Result';
import type { Result } from '../../../../domain/result/Result';
import { UploadDeps, UploadsViewModel } from '../../../flow/uploads/UploadsViewModel';
import type { KnownFile } from '../../../flow/uploads/UploadsViewModel';

/** Files of the message that is being written. */
@injectable()
export class ChatFilesViewModel extends UploadsViewModel {
  constructor(@inject(UploadDeps) deps: UploadDeps) {
    super(deps, MAX_MESSAGE_FILES);
    makeObservable(this, { isReady: computed, files: computed });
  }

  /** True when the bank has every file. */
  get isReady(): boolean {
    return this.items.every(({ status }) => status === 'kept');
  }

  /** The files the bank has, as a message names them. */
  get files(): readonly ChatFile[] {
    return this.items.flatMap(({ uuid, name, extension }) =>
      uuid === undefined || extension === undefined
        ? []
        : [{ id: uuid, name: keptFileName(name, extension), extension }],
    );
  }

  /** Hands in again what has not reached the bank. */
  async retryLost(): Promise<void> {
    const lost = this.items.filter(({ failure }) => isUnreachable(failure?.code));
    await Promise.all(lost.map(({ id }) => this.retry(id)));
  }

  protected override async handIn({ id, name, extension, bytes }: KnownFile): Promise<Result<string, Failure>> {
    const answer = await this.deps.gateway.execute('CHAT_UPLOAD_FILE', {
      documentId: id,
      extension,
      bytes,
      name: keptFileName(name, extension),
    });
    return answer.ok ? success(answer.value.id) : answer;
  }
}
