/** Lays out PDF documents. Kinds and their inputs are named by `renderDocument`, which every caller uses. */
export interface DocumentLayout {
  /** Answers the bytes of the PDF; `input` crosses to another thread, so it is plain data. */
  render(kind: string, input: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the threads; documents under way are not finished. */
  close(): Promise<void>;
}
