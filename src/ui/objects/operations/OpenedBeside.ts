import { createContext } from 'react';

import type { Follow } from '../../components/useFollow';

/** Operation that is open beside the list it was pressed in. */
interface BesideList {
  /** ID of the open operation; `undefined` while none is open. */
  readonly openId: string | undefined;
  /** Click handler of the rows, which opens an operation in place. */
  readonly follow: Follow;
}

/** Lists beside which operations open; rows of other lists lead to a page. */
export const OpenedBeside = createContext<Partial<BesideList>>({});
