import { companyStories } from './companyStories';
import type { CostStories } from './CostBank';
import { moneyStories } from './moneyStories';
import { onlineStories } from './onlineStories';
import { passkeyStories } from './passkeyStories';
import { productStories } from './productStories';
import { profileStories } from './profileStories';
import { readingStories } from './readingStories';
import { templateStories } from './templateStories';

/** Preparation of the call of each operation for which a request made from its schema does not succeed, or does not cost most. */
export const COST_STORIES: CostStories = {
  ...companyStories,
  ...moneyStories,
  ...onlineStories,
  ...passkeyStories,
  ...productStories,
  ...profileStories,
  ...readingStories,
  ...templateStories,
};
