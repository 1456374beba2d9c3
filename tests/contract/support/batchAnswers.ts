/** Line of a batch as calls answer it. */
export interface WireLine {
  readonly number: number;
  readonly status: string;
  readonly faults: readonly object[];
  readonly warnings: readonly object[];
  readonly refusal?: string;
  readonly operationId?: string;
}

/** Answer of a call about batches, as far as tests read it. */
export interface WireAnswer {
  readonly batch?: { readonly operationId: string; readonly totals: readonly object[]; readonly fee: object };
  readonly batches?: readonly object[];
  readonly faults?: readonly object[];
  readonly transactions?: readonly WireLine[];
  readonly next?: number;
  readonly sent?: number;
  readonly refused?: number;
}
