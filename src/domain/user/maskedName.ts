/** `Т***а А***а`: enough for an acquaintance, too little for a stranger. */
export function maskedName(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(maskedWord)
    .join(' ');
}

function maskedWord(word: string): string {
  const characters = [...word];
  const first = characters[0] ?? '';
  return characters.length > 2 ? `${first}***${characters.at(-1) ?? ''}` : `${first}***`;
}
