import type { ReactNode } from 'react';

/** One amount or day of an invoice with its term. */
export function InvoiceFigure({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
