import { lazy, Suspense } from 'react';

import { isUnreachable } from '../../application/operations/failureCodes';
import type { FailureCode } from '../../application/operations/failureCodes';

const Question = lazy(() =>
  import('../objects/chat/FailureQuestion').then(
    (module) => ({ default: module.FailureQuestion }),
    () => ({ default: () => null }),
  ),
);

/** Way to the bank below a failure, loaded with the first failure the bank has answered with; the text is there before it. */
export function FailureQuestion({ code }: { readonly code: FailureCode }) {
  return isUnreachable(code) ? null : (
    <Suspense>
      <Question code={code} />
    </Suspense>
  );
}
