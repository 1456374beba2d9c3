import { catalogue, isOperationCode } from '../../../src/application/operations/catalogue';
import type { ConfirmedCode } from '../../../src/application/operations/catalogue';
import type { Declaration } from '../../../src/application/operations/declaration';

/** Whether this is the code of an operation that moves money; only such a one can be kept and made again. */
export function isMoneyCode(code: string): code is ConfirmedCode {
  if (!isOperationCode(code)) {
    return false;
  }
  const declaration: Declaration = catalogue[code];
  return declaration.kind === 'money';
}
