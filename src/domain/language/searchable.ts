/** Normalizes a text for searching: ignores letter case, runs of spaces and the dots over «ё». */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}
