import { afterEach } from 'vitest';

import { openUsers } from './TestEnvironment';

const SHOWN_CHARACTERS = 1500;
const PATIENCE_MS = 3000;

// A walk that fails leaves its pages open; they show more of the reason than the step that waited in vain.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') {
    return;
  }
  const failures: string[] = [];
  for (const user of openUsers()) {
    for (const page of user.context.pages()) {
      const text = await page
        .locator('body')
        .innerText({ timeout: PATIENCE_MS })
        .catch((error: unknown) => `could not be read: ${String(error)}`);
      const busy = await page.locator('[aria-busy="true"]').count();
      failures.push(
        [
          `the page at ${page.url()}${busy > 0 ? ', busy,' : ''} showed`,
          text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, SHOWN_CHARACTERS),
          ...user.consoleErrors,
        ].join('\n  '),
      );
    }
  }
  // Thrown, so that it stands beside the failure itself in every report.
  if (failures.length > 0) {
    throw new Error(failures.join('\n'));
  }
});
