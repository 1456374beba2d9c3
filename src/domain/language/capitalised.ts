/** A part of a sentence as its beginning: with a capital letter, where the script has such. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
