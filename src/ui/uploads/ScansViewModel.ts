import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../application/injection';
import type { Failure } from '../../application/operations/failureCodes';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Pictures } from '../../application/ports/Pictures';
import { fileExtensionOf, LARGEST_FILE_BYTES } from '../../domain/file/fileRules';
import type { FileExtension } from '../../domain/file/fileRules';
import type { OperationId } from '../../domain/operation/OperationId';
import type { ValidationCode } from '../../domain/validation/ValidationCode';

export const MAX_SCANS = 4;

/** Longest side of a scan in pixels: enough to read small print, and a tenth of the size a camera produces. */
const MAX_SIDE_LENGTH = 2400;
const PHOTO_BYTES = 1024 * 1024;

/** A file as the customer chose it. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One scan on its way to the bank. */
export interface Scan {
  readonly id: OperationId;
  readonly name: string;
  readonly extension: FileExtension | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly status: 'uploading' | 'kept' | 'failed';
  /** UUID assigned by the bank, once the scan is stored. */
  readonly uuid: string | undefined;
  readonly failure: Failure | undefined;
}

@injectable()
export class ScansDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(Pictures) readonly pictures!: Pictures;
}

/** The scans of a form: each goes to the bank as soon as it is chosen. */
@injectable()
export class ScansViewModel {
  items: readonly Scan[] = [];

  readonly #deps: ScansDeps;

  constructor(@inject(ScansDeps) deps: ScansDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.items.length >= MAX_SCANS;
  }

  get uploading(): boolean {
    return this.items.some(({ status }) => status === 'uploading');
  }

  /** UUIDs of the stored scans. */
  get uuids(): readonly string[] {
    return this.items.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid]));
  }

  get violation(): ValidationCode | undefined {
    if (this.items.length === 0) {
      return 'SCAN_REQUIRED';
    }
    return this.items.every(({ status }) => status === 'kept') ? undefined : 'SCANS_NOT_READY';
  }

  async add(files: readonly ChosenFile[]): Promise<void> {
    const free = files.slice(0, MAX_SCANS - this.items.length);
    const added = await Promise.all(free.map((file) => this.#made(file)));
    runInAction(() => {
      this.items = [...this.items, ...added].slice(0, MAX_SCANS);
    });
    await Promise.all(added.map((scan) => this.#upload(scan)));
  }

  remove(id: OperationId): void {
    this.items = this.items.filter((scan) => scan.id !== id);
  }

  async retry(id: OperationId): Promise<void> {
    const scan = this.items.find((each) => each.id === id);
    if (scan?.status === 'failed') {
      this.#change(id, { status: 'uploading', failure: undefined });
      await this.#upload(scan);
    }
  }

  clear(): void {
    this.items = [];
  }

  /** Reads a scan; a large photo is scaled down first, because it may be sent over a mobile connection. */
  async #made({ name, bytes }: ChosenFile): Promise<Scan> {
    const chosen = fileExtensionOf(bytes);
    const isLargePhoto = chosen !== 'pdf' && bytes.length > PHOTO_BYTES;
    // A file type the bank does not accept may still be an image the browser can read.
    const shrunk =
      isLargePhoto || chosen === undefined ? await this.#deps.pictures.shrink(bytes, MAX_SIDE_LENGTH) : undefined;
    return {
      id: this.#deps.identifiers.operationId(),
      name,
      bytes: shrunk ?? bytes,
      extension: shrunk === undefined ? chosen : 'jpg',
      status: 'uploading',
      uuid: undefined,
      failure: undefined,
    };
  }

  async #upload({ id, bytes, extension }: Scan): Promise<void> {
    if (extension === undefined || bytes.length > LARGEST_FILE_BYTES) {
      this.#change(id, {
        status: 'failed',
        failure: { code: extension === undefined ? 'FILE_TYPE_NOT_ALLOWED' : 'FILE_TOO_LARGE' },
      });
      return;
    }
    const answer = await this.#deps.gateway.execute('UPLOAD_FILE', { documentId: id, extension, bytes });
    this.#change(
      id,
      answer.ok ? { status: 'kept', uuid: answer.value.uuid } : { status: 'failed', failure: answer.failure },
    );
  }

  #change(id: OperationId, values: Partial<Scan>): void {
    runInAction(() => {
      this.items = this.items.map((scan) => (scan.id === id ? { ...scan, ...values } : scan));
    });
  }
}
