import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { useMayOpen } from '../../../components/OpenScreens';
import { useFollow } from '../../../components/useFollow';
import type { Follow } from '../../../components/useFollow';
import { useMediaQuery } from '../../../components/useMediaQuery';
import { HISTORY_PATH, transactionPath } from '../../../objects/operations/historyPaths';
import { OPERATION } from './historyAddress';

/** Room for a list and an operation beside each other; a page that is being printed keeps the arrangement of the screen. */
const ROOM = '(width >= 75rem), print';

/** State of the history entry of an operation that was pressed: the entry before it is the list alone. */
const FROM_LIST = { fromList: true };

interface OperationBeside {
  /** ID of the operation the address names. */
  readonly openId: string | undefined;
  /** True where an operation is a page of its own. */
  readonly isNarrow: boolean;
  readonly follow: Follow;
  readonly close: () => void;
}

/** Operation beside a list. It is part of the address; the next one takes the place of the one before, so that Back closes it. */
export function useOperationBeside(): OperationBeside {
  const navigate = useNavigate();
  const follow = useFollow();
  const mayOpen = useMayOpen();
  const isNarrow = !useMediaQuery(ROOM);
  const [address] = useSearchParams();
  const { state } = useLocation();
  const openId = address.get(OPERATION) ?? undefined;
  const query = address.toString();
  const isFromList = isRecord(state) && state['fromList'] === true;
  const opensPages = isNarrow || !mayOpen(transactionPath('0'));

  const open = useCallback<Follow>(
    (event) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
      const id = operationOfPath(currentTarget.getAttribute('href') ?? '');
      if (opensPages || id === undefined || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) {
        follow(event);
        return;
      }
      event.preventDefault();
      const replace = openId !== undefined;
      void navigate(addressWith(query, id), { replace, ...((isFromList || !replace) && { state: FROM_LIST }) });
    },
    [follow, navigate, opensPages, openId, query, isFromList],
  );

  const close = useCallback(() => {
    void (isFromList ? navigate(-1) : navigate(addressWith(query, undefined), { replace: true }));
  }, [navigate, query, isFromList]);

  return useMemo(() => ({ openId, isNarrow, follow: open, close }), [openId, isNarrow, open, close]);
}

function addressWith(query: string, operation: string | undefined): { readonly search: string } {
  const address = new URLSearchParams(query);
  address.delete(OPERATION);
  if (operation !== undefined) {
    address.set(OPERATION, operation);
  }
  return { search: address.toString() };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** ID of the operation an address is of; `undefined` for other addresses, such as those of documents. */
function operationOfPath(path: string): string | undefined {
  return path.startsWith(`${HISTORY_PATH}/`) ? path.slice(HISTORY_PATH.length + 1) : undefined;
}
