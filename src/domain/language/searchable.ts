/** A text as people search in it: letter case, runs of spaces and the dots over «ё» do not matter. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}
