const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** Weights of the second try, made when the first leaves ten. */
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2] as const;

/** True for a Kazakh identification number of a company or a person: twelve digits, the last a check digit. */
export function isKazakhBin(text: string): boolean {
  if (!/^\d{12}$/.test(text)) {
    return false;
  }
  const first = remainderOf(text, FIRST_WEIGHTS);
  const check = first === 10 ? remainderOf(text, SECOND_WEIGHTS) : first;
  return check === parseInt(text.charAt(11), 10);
}

function remainderOf(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * parseInt(digits.charAt(index), 10), 0) % 11;
}

/** True for a code of a beneficiary: 1 or 2 for where it resides, and the sector of the economy. */
export function isKbe(text: string): boolean {
  return /^[12][1-9]$/.test(text);
}

/** True for a Kazakh code of the purpose of a payment. */
export function isKazakhKnp(text: string): boolean {
  return /^\d{3}$/.test(text);
}
