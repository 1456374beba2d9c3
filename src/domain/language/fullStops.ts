/** Characters after which a sentence takes no full stop of its own. */
const ENDS_A_SENTENCE = /[.…!?。！？]$/u;

/**
 * The text whose values were inserted, without a second full stop behind a value that ends with one: after «Айзада Т.» the sentence is over.
 * The Chinese full stop goes too; a blank then parts the value from the next sentence.
 */
export function withoutDoubledStops(text: string, values: readonly unknown[]): string {
  return values.reduce<string>((joined, value) => {
    if (typeof value !== 'string' || !ENDS_A_SENTENCE.test(value)) {
      return joined;
    }
    return joined
      .replaceAll(`${value}.`, value)
      .split(`${value}。`)
      .reduce((before, after) => `${before}${value}${after === '' || value.endsWith('。') ? '' : ' '}${after}`);
  }, text);
}
