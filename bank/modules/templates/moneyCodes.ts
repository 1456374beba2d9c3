import { catalogue, isOperationCode } from '../../../src/application/operations/catalogue';
import type { ConfirmedCode } from '../../../src/application/operations/catalogue';
import type { Declaration } from '../../../src/application/operations/declaration';

/** True for the code of an operation that moves money; only such an operation can be saved as a template and repeated. */
export function isMoneyCode(code: string): code is ConfirmedCode {
  if (!isOperationCode(code)) {
    return false;
  }
  const declaration: Declaration = catalogue[code];
  return declaration.kind === 'money';
}
