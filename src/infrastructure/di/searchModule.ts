import { ContainerModule } from 'inversify';

import { SearchChoices, SearchChoicesDeps } from '../../application/search/SearchChoices';
import { SearchedOperations } from '../../application/search/SearchedOperations';
import { SearchSources, SearchSourcesDeps } from '../../ui/features/accounts/search/SearchSources';
import { SearchDeps, SearchViewModel } from '../../ui/features/accounts/search/SearchViewModel';

/** Bindings of the search over everything. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchedOperations).toSelf().inSingletonScope();
  bind(SearchChoices).toSelf().inSingletonScope();
  bind(SearchChoicesDeps).toSelf();
  bind(SearchSources).toSelf().inSingletonScope();
  bind(SearchSourcesDeps).toSelf();
  bind(SearchViewModel).toSelf();
  bind(SearchDeps).toSelf();
});
