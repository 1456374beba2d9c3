/**
 * An address that only a person who knows it recognizes: `г. Бишкек, пр. М***, **, кв. **`. The town or region in front
 * stays; of every other name its first letter does, and no number.
 */
export function maskedAddress(address: string): string {
  const [place = '', ...rest] = address.split(', ');
  return [place, ...rest.map(maskedPart)].join(', ');
}

/** Words that end in a full stop say what follows: a street, a house, a flat. */
function maskedPart(part: string): string {
  return part
    .split(' ')
    .map((word) => (word.endsWith('.') ? word : maskedWord(word)))
    .join(' ');
}

function maskedWord(word: string): string {
  const [first = ''] = word;
  return /\d/.test(word) ? '**' : `${first}***`;
}
