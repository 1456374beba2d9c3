import { accessDenial } from '../../../src/ui/flow/access/accessDenial';
import type { AccessDenial, Reader } from '../../../src/ui/flow/access/accessDenial';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';

/** Reason why a user may not open the screen at an address. */
export function denialAt(pathname: string, reader: Reader): AccessDenial | undefined {
  return accessDenial(SCREEN_TABLE.at(pathname), reader);
}
