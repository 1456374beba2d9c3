import type { OperationCode } from '../../../../src/application/operations/catalogue';

/** Operations whose cost is measured until their refusal, because no customer of the demonstration can succeed; each with the reason. */
export const MEASURED_UNTIL_REFUSED: Readonly<Partial<Record<OperationCode, string>>> = {};
