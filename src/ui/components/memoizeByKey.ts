/** Memoizes a translation by key, because a long list repeats few texts in many rows. */
export function memoizeByKey<Key extends string>(wordOf: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const word = known.get(key) ?? wordOf(key);
    known.set(key, word);
    return word;
  };
}
