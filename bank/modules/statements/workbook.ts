import { PassThrough, Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import { SHEET_PART, WORKBOOK_PARTS } from './formats/worksheet';

/** Puts a sheet that is still being written into a workbook; what is written is packed and leaves at once. */
export async function* workbook(sheet: AsyncIterable<Uint8Array>, madeAt: Date): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const source = Readable.from(sheet, { objectMode: false });
  // A sheet that breaks off must end the file with an error, not make it shorter.
  source.on('error', (cause) => output.destroy(cause));
  zip.on('error', (cause: Error) => output.destroy(cause));
  for (const [place, part] of Object.entries(WORKBOOK_PARTS)) {
    zip.addBuffer(Buffer.from(part), place, { mtime: madeAt });
  }
  zip.addReadStream(source, SHEET_PART, { mtime: madeAt });
  zip.end();
  zip.outputStream.pipe(output);
  try {
    for await (const chunk of output) {
      if (chunk instanceof Uint8Array) {
        yield chunk;
      }
    }
  } finally {
    source.destroy();
  }
}
