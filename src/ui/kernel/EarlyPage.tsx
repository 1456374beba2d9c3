import { useLayoutEffect } from 'react';

import { holdEarlyPage } from './earlyPage';

/**
 * Wait for a screen: the page that the document shows before the application stays in sight for as long as this is there, and where there is none
 * a thin line appears after 300 ms (theme/frame.css).
 */
export function EarlyPage() {
  useLayoutEffect(holdEarlyPage, []);
  return <div className="early-line" />;
}
