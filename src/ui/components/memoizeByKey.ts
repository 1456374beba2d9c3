/** The same words for the same key, asked for once: a long list says few words in many lines. */
export function memoizeByKey<Key extends string>(wordOf: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const word = known.get(key) ?? wordOf(key);
    known.set(key, word);
    return word;
  };
}
