import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { checkedToOperationId } from '../../../../domain/operation/OperationId';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { DOCUMENT_PARAMETER } from '../../../objects/documents/signingPaths';

/**
 * Begins with the document the address names, once. The address forgets it at once, so that users who come back to the list find it as they
 * left it.
 */
export function useNamedDocument(begin: (id: OperationId) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const named = checkedToOperationId(parameters.get(DOCUMENT_PARAMETER) ?? '');
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (named !== undefined) {
      latest.current(named);
      setParameters(
        (others) => {
          others.delete(DOCUMENT_PARAMETER);
          return others;
        },
        { replace: true },
      );
    }
  }, [named, setParameters]);
}
