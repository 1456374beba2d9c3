import { plainLine } from '../text/plainText';
/** Normalizes a text for searching: ignores letter case, runs of spaces and the dots over «ё». */
export function searchable(text: string): string {
  return plainLine(text).toLowerCase().replaceAll('ё', 'е');
}
