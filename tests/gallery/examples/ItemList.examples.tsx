import { KeptText } from '../../ui/support/KeptText';
import { ItemList, ListItem, SearchedList } from '../../../src/ui/components/ItemList';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('ItemList', [
  {
    state: 'usual',
    show: ({ texts }) => (
      <ItemList>
        <ListItem>{texts.person}</ListItem>
        <ListItem>{texts.longValue}</ListItem>
      </ItemList>
    ),
  },
  {
    state: 'under a search field',
    show: ({ id, texts }) => (
      <KeptText>
        {(search, change) => (
          <SearchedList
            id={id}
            words={{
              search: texts.search,
              searchPlaceholder: texts.placeholder,
              noMatchesTitle: texts.noMatches,
              noMatchesText: texts.noMatchesText,
            }}
            search={search}
            onSearch={change}
            empty={false}
          >
            <ListItem>{texts.person}</ListItem>
            <ListItem>{texts.company}</ListItem>
          </SearchedList>
        )}
      </KeptText>
    ),
  },
  {
    state: 'nothing found',
    show: ({ id, texts }) => (
      <SearchedList
        id={id}
        words={{
          search: texts.search,
          searchPlaceholder: texts.placeholder,
          noMatchesTitle: texts.noMatches,
          noMatchesText: texts.noMatchesText,
        }}
        search="?"
        onSearch={nothing}
        empty
      >
        {null}
      </SearchedList>
    ),
  },
]);
