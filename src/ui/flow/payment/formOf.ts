import { FORMS } from '../../objects/payments/paymentForms';

/** Name, address and operation of a kind of payment: the beginning of its definition. */
export function formOf<Name extends keyof typeof FORMS>(name: Name) {
  return { name, ...FORMS[name] };
}

export type NamedForm = ReturnType<typeof formOf>;
