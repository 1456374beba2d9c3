export function serveGallery(port: number): Promise<string>;

export interface ServedGallery {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export function serveBuiltGallery(port: number): Promise<ServedGallery>;
