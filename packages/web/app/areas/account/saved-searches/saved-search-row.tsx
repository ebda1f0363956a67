import { describeFilter } from '@heima/domain/alerts/describe-filter.ts';
import { nameOfFilter } from '@heima/domain/alerts/saved-search.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { searchPagePath } from '@heima/domain/alerts/search-page-path.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { openedSearch } from '#features/alerts/search-notes.ts';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { FrequencySwitch } from './frequency-switch.tsx';
import { markVisited } from './mark-visited.ts';
import { RenameSearch } from './rename-search.tsx';
import styles from './saved-searches.module.css';
import { useDeleteSearch } from './use-delete-search.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  /** The row goes away; the focus that was in it needs a new place. */
  onGone: () => void;
}

/** One saved search. */
export function SavedSearchRow({ search, onGone }: SavedSearchRowProps) {
  const { t, language, format } = useTexts();
  const [renaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const remove = useDeleteSearch(search, onGone);
  const { name, filter, places, new_count: count } = search;
  const path = searchPagePath(filter);
  const words = describeFilter(filter, places, { translate: t, language });
  const go = () => {
    openedSearch.set(search.id);
    markVisited(search);
  };
  const endRenaming = () => {
    setRenaming(false);
    // The button comes back with the next rendering.
    requestAnimationFrame(() => more.current?.focus());
  };
  return (
    <Card as="li" className={styles.search}>
      <div className={styles.head}>
        {renaming ? (
          <RenameSearch search={search} onDone={endRenaming} />
        ) : (
          <>
            <h2 className={styles.name}>
              <Link to={path} onClick={go}>
                {name}
              </Link>
            </h2>
            {count > 0 && <StateBadge tone="info">{t('alerts.page.new', { count })}</StateBadge>}
            <Menu
              ref={more}
              className="end"
              label={t('shell.moreNamed', { name })}
              onFailure={announceMissingPart}
              entries={[
                { icon: IconPencil, label: t('alerts.page.rename'), onChoose: () => setRenaming(true) },
                {
                  icon: IconTrash,
                  label: t('alerts.page.delete'),
                  danger: true,
                  disabled: remove.sending,
                  onChoose: () => void remove.run(),
                },
              ]}
            />
          </>
        )}
      </div>
      {name !== nameOfFilter(words) && <p className="muted">{joined(words)}</p>}
      <div className={styles.foot}>
        <FrequencySwitch search={search} />
        <span className="small muted">
          {t('alerts.page.savedOn', { date: format.date(search.created_at) })}
        </span>
        <div className={styles.actions}>
          <LinkButton size="small" to={path} onClick={go} aria-label={t('alerts.page.openNamed', { name })}>
            <Icon of={IconSearch} size={16} />
            {t('alerts.page.open')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
