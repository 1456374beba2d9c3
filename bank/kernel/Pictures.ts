export type PictureFormat = 'jpg' | 'png';

/** Width and height in pixels, as the picture is stored, before it is turned upright. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Decodes and draws pictures that customers send, in processes of its own. A picture that ends its process is taken for damaged. */
export interface Pictures {
  /**
   * Size a picture says it has, read from its head without decoding it; `undefined` when it is no picture of the format.
   *
   * @throws QueueFull when as many pictures wait as may
   * @throws TaskOverdue for a picture whose head is not read by the deadline
   */
  sizeOf(format: PictureFormat, bytes: Uint8Array): Promise<PictureSize | undefined>;
  /**
   * A picture decoded and drawn anew; `undefined` when it is damaged or too large.
   *
   * @throws QueueFull when as many pictures wait as may
   * @throws TaskOverdue for a picture that is not drawn by the deadline
   */
  redraw(format: PictureFormat, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ends the processes; pictures under way are not finished. */
  close(): void;
}
