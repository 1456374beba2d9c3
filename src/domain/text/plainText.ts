/**
 * Characters without a shape of their own: controls, direction marks, zero-width characters, fillers, halves of surrogate pairs. A joiner
 * or a variation selector after an emoji is part of the emoji.
 */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)[\u200d\ufe0f]|(?![\n\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Tabs and the spaces of any width, no-break ones included. */
const BLANK = /[\t\v\f\p{Zs}]/gu;

/** Text that needs no work: printable ASCII, Cyrillic letters and common punctuation, without combining marks. */
const ALREADY_VISIBLE = /^[\n\x20-\x7e\u0400-\u0482\u048a-\u052f«»№–—]*$/;

/**
 * A text in the characters a person sees: composed (NFC), with ordinary spaces and `\n` between lines. Spaces around it stay, so that it
 * serves during typing.
 */
export function visibleText(text: string): string {
  return ALREADY_VISIBLE.test(text)
    ? text
    : text.replace(LINE_BREAK, '\n').replace(BLANK, ' ').replace(INVISIBLE, '').normalize('NFC');
}

/** A text as it is checked, sent, stored and searched: visible characters only, without spaces around it. */
export function plainText(text: string): string {
  return visibleText(text).trim();
}

/** A plain text on one line, with single spaces between its words. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}
