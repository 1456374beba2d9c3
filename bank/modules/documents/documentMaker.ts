import pdfmake from 'pdfmake';

import { fontFiles } from './fonts';

/** The content a document is laid out from. */
export type DocumentDefinition = Parameters<typeof pdfmake.createPdf>[0];

let prepared = false;

/**
 * The document maker with the fonts of the bank. It may read those fonts and nothing else, from the disk or the
 * network.
 */
export function documentMaker(): typeof pdfmake {
  if (!prepared) {
    const files = fontFiles();
    const allowed = new Set(Object.values(files).flatMap((file) => [file.normal, file.bold]));
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
    pdfmake.setFonts(files);
    prepared = true;
  }
  return pdfmake;
}
