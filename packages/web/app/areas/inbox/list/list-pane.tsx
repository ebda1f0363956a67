import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { IconEdit, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type ConversationFilter, readFilter, withFilter } from '#features/chat/chat-queries.ts';
import { ConversationList } from '#features/chat/conversation-list.tsx';
import { NewConversationDialog } from '#features/chat/new-conversation-dialog.tsx';
import { useConversations } from '#features/chat/use-conversations.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Affix, Input } from '#ui/fields/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './inbox.module.css';
import { PaneHead } from './pane-head.tsx';

/** Typing is over when nothing is typed for so long. */
const quietMs = 300;

/** The list of conversations (V112): what it is searched by stands in the address. */
export function ListPane({ viewer }: { viewer: Pick<CurrentUser, 'id'> }) {
  const { t } = useTexts();
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { query, items, hasOlder, older, loadOlder } = useConversations(filter);
  const searchId = useId();
  const isNarrowed = filter.query !== '' || filter.unread;

  const narrow = (change: Partial<ConversationFilter>, replace: boolean) =>
    setParams((before) => withFilter(before, { ...readFilter(before), ...change }), {
      replace,
      preventScrollReset: true,
    });
  // A dialog lies over a page that is there: the server draws none.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const isNew = isDrawn && params.get('new') !== null;
  const setNew = (open: boolean) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (open) next.set('new', '1');
      else next.delete('new');
      return next;
    });
  const kept = withFilter(new URLSearchParams(), filter);
  const search = kept.size > 0 ? `?${kept}` : '';

  return (
    <section className={styles.list} aria-label={t('inboxScreens.list.title')}>
      <PaneHead title={t('shell.menu.messages')}>
        <IconButton
          icon={IconEdit}
          className="end"
          label={t('inboxScreens.new.title')}
          aria-haspopup="dialog"
          onClick={() => setNew(true)}
        />
      </PaneHead>
      <search className={styles.search}>
        <SearchField
          id={searchId}
          value={filter.query}
          onSearch={(words) => narrow({ query: words }, true)}
        />
        <ChoiceChip
          type="checkbox"
          ticked
          checked={filter.unread}
          onChange={(event) => narrow({ unread: event.target.checked }, false)}
        >
          {t('inboxScreens.list.onlyUnread')}
        </ChoiceChip>
      </search>
      <div className={styles.conversations} aria-busy={!items}>
        {loadState({ ...query, data: items }, t('inboxScreens.list.failed'), 4) ??
          (items && items.length > 0 ? (
            <nav aria-label={t('inboxScreens.list.title')}>
              <ConversationList
                conversations={items}
                viewerId={viewer.id}
                currentId={id}
                to={(one) => `/inbox/${one}${search}`}
              />
            </nav>
          ) : isNarrowed ? (
            <EmptyState
              size="small"
              heading="p"
              title={t('inboxScreens.list.noneFit')}
              actions={
                <Button onClick={() => narrow({ query: '', unread: false }, false)}>
                  {t('inboxScreens.list.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              size="small"
              heading="p"
              title={t('inboxScreens.list.none')}
              text={t('inboxScreens.list.noneWhy')}
              actions={<LinkButton to="/listings">{t('inboxScreens.list.find')}</LinkButton>}
            />
          ))}
        {hasOlder && (
          <div className={styles.more}>
            {older === 'failed' && <p role="alert">{t('inboxScreens.list.failed')}</p>}
            <Button wide busy={older === 'loading'} onClick={() => void loadOlder()}>
              {t('inboxScreens.list.more')}
            </Button>
          </div>
        )}
      </div>
      {isNew && <NewDialog search={search} onClose={() => setNew(false)} />}
    </section>
  );
}

function NewDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <NewConversationDialog onOpened={(id) => void navigate(`/inbox/${id}${search}`)} onClose={onClose} />
  );
}

interface SearchFieldProps {
  id: string;
  value: string;
  onSearch: (words: string) => void;
}

/** Searches while it is typed in, and follows the address. */
function SearchField({ id, value, onSearch }: SearchFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => {
    // What the address says of what was typed here is older than the field.
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = next.trim();
      onSearch(next);
    }, quietMs);
  };
  return (
    <Affix icon={IconSearch}>
      <Input
        id={id}
        type="search"
        size="small"
        value={text}
        maxLength={100}
        placeholder={t('inboxScreens.list.searchIn')}
        aria-label={t('inboxScreens.list.search')}
        onChange={(event) => change(event.target.value)}
      />
    </Affix>
  );
}
