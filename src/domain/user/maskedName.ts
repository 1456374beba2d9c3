/** `Т***а А***а`: enough for somebody who knows the person, too little for anybody else. */
export function maskedName(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(maskedWord)
    .join(' ');
}

function maskedWord(word: string): string {
  const signs = [...word];
  const first = signs[0] ?? '';
  return signs.length > 2 ? `${first}***${signs.at(-1) ?? ''}` : `${first}***`;
}
