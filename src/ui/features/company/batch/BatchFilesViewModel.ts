import { makeAutoObservable, observableRef } from 'mobx';

import type { HandedInFile } from '../../../../application/operations/batches';
import { batchFormatOf, FORMATS_OF, LARGEST_BATCH_BYTES, MAX_BATCH_FILES } from '../../../../domain/batch/batchFormats';
import type { BatchKind } from '../../../../domain/batch/batchFormats';

/** Validation errors of files before upload; each has its text under `files.problems`. */
type BatchFileViolation = 'REQUIRED' | 'FORMAT' | 'EMPTY' | 'OTHER_FORMAT' | 'TOO_LARGE' | 'TOO_MANY' | 'SAME_NAME';

/** Files of a batch before upload. */
export class BatchFilesViewModel {
  files: readonly HandedInFile[] = [];

  constructor() {
    makeAutoObservable(this, { files: observableRef }, { autoBind: true });
  }

  add(files: readonly HandedInFile[]): void {
    this.files = [...this.files, ...files];
  }

  remove(place: number): void {
    this.files = this.files.filter((_file, index) => index !== place);
  }

  clear(): void {
    this.files = [];
  }

  /** Validation error of one file for a kind of batch. */
  violationOf(place: number, kind: BatchKind): BatchFileViolation | undefined {
    const file = this.files[place];
    const first = this.files[0];
    if (file === undefined || first === undefined) {
      return undefined;
    }
    const format = batchFormatOf(file.name);
    if (format === undefined || !FORMATS_OF[kind].includes(format)) {
      return 'FORMAT';
    }
    if (file.bytes.length === 0) {
      return 'EMPTY';
    }
    if (this.files.slice(0, place).some(({ name }) => name === file.name)) {
      return 'SAME_NAME';
    }
    return format === batchFormatOf(first.name) ? undefined : 'OTHER_FORMAT';
  }

  /** Validation error of all files together. */
  get violation(): BatchFileViolation | undefined {
    if (this.files.length === 0) {
      return 'REQUIRED';
    }
    if (this.files.length > MAX_BATCH_FILES) {
      return 'TOO_MANY';
    }
    return this.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LARGEST_BATCH_BYTES ? 'TOO_LARGE' : undefined;
  }

  isSound(kind: BatchKind): boolean {
    return (
      this.violation === undefined && this.files.every((_file, place) => this.violationOf(place, kind) === undefined)
    );
  }
}
