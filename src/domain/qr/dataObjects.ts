/** One object of a code: two digits of a name, two of a length, and as many characters. */
export interface DataObject {
  readonly id: string;
  readonly value: string;
}

export const MAX_VALUE_LENGTH = 99;

/** The objects a text consists of, in their order; `undefined` when it does not consist of objects. */
export function readObjects(text: string): readonly DataObject[] | undefined {
  const objects: DataObject[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const [, id = '', digits = '00'] = head ?? [];
    const end = at + 4 + parseInt(digits, 10);
    if (head === null || digits === '00' || end > text.length) {
      return undefined;
    }
    objects.push({ id, value: text.slice(at + 4, end) });
    at = end;
  }
  return objects;
}

/** The objects as a text; those without a value are left out. Throws on a value that is too long to be written. */
export function writeObjects(objects: readonly { readonly id: string; readonly value: string | undefined }[]): string {
  return objects.flatMap(({ id, value = '' }) => (value === '' ? [] : [`${id}${lengthOf(value)}${value}`])).join('');
}

function lengthOf(value: string): string {
  if (value.length > MAX_VALUE_LENGTH) {
    throw new Error(`A value of ${value.length} characters does not fit into a code`);
  }
  return value.length.toString().padStart(2, '0');
}
