import { lazy, Suspense, useState } from 'react';

import { MoreTrigger } from './MoreTrigger';
import type { Section } from './sections';

const MoreSheet = lazy(() => import('./MoreSheet').then((module) => ({ default: module.MoreSheet })));

interface MoreButtonProps {
  readonly className: string | undefined;
  readonly sections: readonly Section[];
}

/** Button for what the bar of a phone has no room for; the sheet behind it is fetched when it is first opened. */
export function MoreButton({ className, sections }: MoreButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <MoreTrigger
      className={className}
      sections={sections}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isWanted}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <MoreSheet className={className} sections={sections} />
    </Suspense>
  ) : (
    button
  );
}
