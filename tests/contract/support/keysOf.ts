/** Fields of an answer in alphabetical order, of a list those of its first item. */
export function keysOf(data: unknown): readonly string[] {
  const value: unknown = Array.isArray(data) ? data[0] : data;
  return typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : [];
}
