import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../application/injection';
import type { Failure, FailureCode } from '../../../application/operations/failureCodes';
import { Identifiers } from '../../../application/ports/Identifiers';
import { OperationGateway } from '../../../application/ports/OperationGateway';
import { Pictures } from '../../../application/ports/Pictures';
import { fileExtensionOf, LARGEST_FILE_BYTES } from '../../../domain/file/fileRules';
import type { FileExtension } from '../../../domain/file/fileRules';
import type { OperationId } from '../../../domain/operation/OperationId';
import type { Result } from '../../../domain/result/Result';

/** Longest side of a picture in pixels: enough to read small print, and a tenth of the size a camera produces. */
const MAX_SIDE_LENGTH = 2400;
const PHOTO_BYTES = 1024 * 1024;

/** A file as the customer chose it. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One file on its way to the bank. */
export interface HandedInFile extends ChosenFile {
  readonly id: OperationId;
  readonly extension: FileExtension | undefined;
  readonly status: 'uploading' | 'kept' | 'failed';
  /** UUID assigned by the bank, once the file is stored. */
  readonly uuid: string | undefined;
  readonly failure: Failure | undefined;
}

/** A file of a kind the bank takes. */
export interface KnownFile extends ChosenFile {
  readonly id: OperationId;
  readonly extension: FileExtension;
}

const ABOUT_THE_FILE: ReadonlySet<FailureCode> = new Set(['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DAMAGED']);

/** True for a failure that handing the same file in again cannot resolve. */
export function isAboutTheFile({ code }: Failure): boolean {
  return ABOUT_THE_FILE.has(code);
}

@injectable()
export class UploadDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(Pictures) readonly pictures!: Pictures;
}

/** Files of a form: each goes to the bank as soon as it is chosen. */
export abstract class UploadsViewModel {
  items: readonly HandedInFile[] = [];

  protected readonly deps: UploadDeps;

  constructor(
    deps: UploadDeps,
    /** Largest number of files. */
    readonly max: number,
  ) {
    this.deps = deps;
    makeObservable(this, {
      items: observableRef,
      isFull: computed,
      uploading: computed,
      uuids: computed,
      remove: actionBound,
      clear: actionBound,
    });
  }

  get isFull(): boolean {
    return this.items.length >= this.max;
  }

  get uploading(): boolean {
    return this.items.some(({ status }) => status === 'uploading');
  }

  /** UUIDs of the stored files. */
  get uuids(): readonly string[] {
    return this.items.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid]));
  }

  async add(files: readonly ChosenFile[]): Promise<void> {
    const free = files.slice(0, this.max - this.items.length);
    const added = await Promise.all(free.map((file) => this.#made(file)));
    runInAction(() => {
      this.items = [...this.items, ...added].slice(0, this.max);
    });
    await Promise.all(added.map((file) => this.#upload(file)));
  }

  remove(id: OperationId): void {
    this.items = this.items.filter((file) => file.id !== id);
  }

  async retry(id: OperationId): Promise<void> {
    const file = this.items.find((each) => each.id === id);
    if (file?.status === 'failed') {
      this.#change(id, { status: 'uploading', failure: undefined });
      await this.#upload(file);
    }
  }

  clear(): void {
    this.items = [];
  }

  /** Hook: hands a file in; resolves to its UUID. */
  protected abstract handIn(file: KnownFile): Promise<Result<string, Failure>>;

  /** Reads a file; a large photo is scaled down first, because it may be sent over a mobile connection. */
  async #made({ name, bytes }: ChosenFile): Promise<HandedInFile> {
    const chosen = fileExtensionOf(bytes);
    const isLargePhoto = chosen !== 'pdf' && bytes.length > PHOTO_BYTES;
    // A file type the bank does not accept may still be an image the browser can read.
    const shrunk =
      isLargePhoto || chosen === undefined ? await this.deps.pictures.shrink(bytes, MAX_SIDE_LENGTH) : undefined;
    return {
      id: this.deps.identifiers.operationId(),
      name,
      bytes: shrunk ?? bytes,
      extension: shrunk === undefined ? chosen : 'jpg',
      status: 'uploading',
      uuid: undefined,
      failure: undefined,
    };
  }

  async #upload({ id, name, bytes, extension }: HandedInFile): Promise<void> {
    if (extension === undefined || bytes.length > LARGEST_FILE_BYTES) {
      this.#change(id, {
        status: 'failed',
        failure: { code: extension === undefined ? 'FILE_TYPE_NOT_ALLOWED' : 'FILE_TOO_LARGE' },
      });
      return;
    }
    const answer = await this.handIn({ id, name, bytes, extension });
    this.#change(
      id,
      answer.ok ? { status: 'kept', uuid: answer.value } : { status: 'failed', failure: answer.failure },
    );
  }

  #change(id: OperationId, values: Partial<HandedInFile>): void {
    runInAction(() => {
      this.items = this.items.map((file) => (file.id === id ? { ...file, ...values } : file));
    });
  }
}
