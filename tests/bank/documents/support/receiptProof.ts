/** Code and address a receipt of a test carries. */
export const RECEIPT_PROOF = {
  code: '0123-4567-89AB-CDEF-GHJK',
  checkAddress: 'https://bank.example/excerpt?code=0123-4567-89AB-CDEF-GHJK',
} as const;
