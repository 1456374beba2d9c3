// eslint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Half of a pair without its other half is no character. */
export const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text as the content of an element of XML 1.0; what XML cannot carry is left out. */
export function xmlText(text: string): string {
  return text
    .replace(NO_XML, '')
    .replace(LONE_SURROGATES, '')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
