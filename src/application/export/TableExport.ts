import { makeAutoObservable, runInAction } from 'mobx';

import type { ExportTable } from '../../domain/export/ExportTable';
import { inject, injectable } from '../injection';
import { FileSaver } from '../ports/FileSaver';
import { TableWriter } from '../ports/TableWriter';
import type { ExportFormat } from '../ports/TableWriter';

const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Saves tables as files, one at a time. */
@injectable()
export class TableExport {
  /** Format of the file being made; `undefined` when none is. */
  busy: ExportFormat | undefined;
  /** True when the last file could not be made because the code of its writer did not load. */
  failed = false;

  readonly #writer: TableWriter;
  readonly #saver: FileSaver;

  constructor(@inject(TableWriter) writer: TableWriter, @inject(FileSaver) saver: FileSaver) {
    this.#writer = writer;
    this.#saver = saver;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async save(format: ExportFormat, table: ExportTable): Promise<void> {
    if (this.busy !== undefined) {
      return;
    }
    this.busy = format;
    this.failed = false;
    try {
      const bytes = await this.#writer.write(format, table);
      this.#saver.save({ name: `${table.name}.${format}`, contentType: CONTENT_TYPES[format], bytes });
    } catch {
      runInAction(() => (this.failed = true));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
