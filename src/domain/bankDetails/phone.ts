const PHONE = /^\+?(996)(\d{3})(\d{3})(\d{3})$/;

/** A phone number as it is shown everywhere, `+996 555 123 456`, held together; a number of another country stays as it is. */
export function shownPhone(phone: string): string {
  return phone.replace(PHONE, '+$1\u00a0$2\u00a0$3\u00a0$4');
}
