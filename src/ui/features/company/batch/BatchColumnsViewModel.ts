import { makeAutoObservable, observableRef } from 'mobx';

import type { UnreadTable } from '../../../../application/operations/batches';
import type { ReadLine } from '../../../../domain/batch/BatchOrder';
import type { BatchKind } from '../../../../domain/batch/batchFormats';
import { readTableRow } from '../../../../domain/batch/readTable';
import { FIELDS_OF_TABLE, isJoined, missingFields, repeatedFields } from '../../../../domain/batch/tableFields';
import type { TableKind } from '../../../../domain/batch/tableFields';
import type { TableField, TableLayout } from '../../../../domain/batch/tableLayout';

/** Columns of a table the bank does not know: each gets its meaning, and the first rows are read by it at once. */
export class BatchColumnsViewModel {
  table: UnreadTable | undefined;
  kind: TableKind = 'salary';
  fields: readonly (TableField | '')[] = [];
  purpose = '';

  constructor() {
    makeAutoObservable(this, { table: observableRef, fields: observableRef }, { autoBind: true });
  }

  ask(table: UnreadTable | undefined, kind: BatchKind): void {
    if (table === undefined || kind === 'swift') {
      this.close();
      return;
    }
    this.table = table;
    this.kind = kind;
    this.fields = table.fields;
    this.purpose = table.purpose;
  }

  close(): void {
    this.table = undefined;
  }

  /** Fields a column may have, in the order of the form. */
  get choices(): readonly TableField[] {
    return FIELDS_OF_TABLE[this.kind];
  }

  /** True when no column has the purpose, so that it is given once. */
  get asksPurpose(): boolean {
    return !this.fields.includes('purpose');
  }

  /** Gives a column its meaning; the column that had it before loses it, unless both are one text together. */
  setField(place: number, field: TableField | ''): void {
    this.fields = this.fields.map((each, index) =>
      index === place ? field : field !== '' && each === field && !isJoined(field) ? '' : each,
    );
  }

  setPurpose(purpose: string): void {
    this.purpose = purpose;
  }

  /** Fields that still need a column. */
  get missing(): readonly TableField[] {
    return missingFields(this.kind, {
      fields: this.fields,
      purpose: this.purpose,
      knowsPeople: this.table?.knowsPeople,
    });
  }

  get isComplete(): boolean {
    return this.missing.length === 0 && repeatedFields(this.fields).length === 0;
  }

  /** First rows as they are read by the chosen columns. */
  get preview(): readonly ReadLine[] {
    const { kind, fields, purpose } = this;
    return (this.table?.rows ?? []).map((cells, index) =>
      readTableRow({ row: index + 1, cells }, { kind, number: index + 1, layout: { fields, purpose } }),
    );
  }

  get layout(): TableLayout | undefined {
    return this.table && { headings: this.table.headings, fields: this.fields, purpose: this.purpose };
  }
}
