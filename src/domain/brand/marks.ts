/** Logo of the bank: three wings in a box of 32. */
export const SIGN_WINGS =
  'M7 23.5c9.5 0 15.800-5.5 18.5-16M7 18.5c6.200 0 10.600-3.600 12.800-10.5M7 13.5c3.300 0 5.700-1.900 7.200-5.5';

/**
 * The ram's-horn scroll of felt carpets, drawn for this bank in a box of 160. One horn, scrolled outward twice, and the smaller one below it;
 * the other half is its mirror.
 */
export const ORNAMENT_HALF =
  'M80 150V78C80 44 62 20 38 20 18 20 6 36 9 54c3 17 24 24 34 11 7-9 1-22-9-20M80 128c-8-16-26-20-36-9-9 10 0 24 11 19';

/** Moves the half to the other side. */
export const ORNAMENT_MIRROR = 'matrix(-1 0 0 1 160 0)';

/** The lozenge between the horns. */
export const ORNAMENT_HEART = 'M80 34 90 50 80 66 70 50z';
