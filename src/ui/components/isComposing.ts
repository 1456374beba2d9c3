import type { KeyboardEvent } from 'react';

/** `keyCode` of every key an input method handles. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * True for a key of an input method, such as the Enter that takes a candidate. Safari ends the composition before that Enter, so only its
 * `keyCode` tells.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === PROCESSED_BY_INPUT_METHOD;
}
