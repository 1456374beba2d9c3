/** True for text that PostgreSQL stores: without NUL and without halves of surrogate pairs. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The same for every text of a message, however deep it lies. */
export function holdsStorableText(value: unknown): boolean {
  if (typeof value === 'string') {
    return isStorableText(value);
  }
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsStorableText);
}
