import type { listReceivedApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { IconColumns } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { compareAddress, maxCompared } from '#areas/landlord/applications/compare/compared-ids.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { pageSize, readFilter } from './application-filter.ts';
import { ApplicationRow } from './application-row.tsx';
import styles from './applications.module.css';
import { RejectDialog } from './reject-dialog.tsx';

type Answer = CallResult<typeof listReceivedApplications>;

/** The rows of a page, of which several can be chosen and denied together. */
export function ReceivedRows({ answer: { items, count } }: { answer: Answer }) {
  const { t } = useTexts();
  const { search } = useLocation();
  const { page } = readFilter(useSearchParams()[0]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [rejects, setRejects] = useState(false);
  const open = items.filter(({ can }) => can.decide).map(({ id }) => id);
  // What was decided meanwhile is no longer chosen.
  const chosen = open.filter((id) => marked.includes(id));
  const queue = { ids: items.map(({ id }) => id), search };
  return (
    <div className="stack">
      {open.length > 0 && (
        <div className={styles.choosing}>
          <Check
            checked={chosen.length === open.length}
            onChange={({ target }) => setMarked(target.checked ? open : [])}
          >
            {t('applicationsScreen.landlord.choose.all')}
          </Check>
          <span className="small muted" role="status">
            {chosen.length > 0 && t('applicationsScreen.landlord.choose.count', { count: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <div className="row row--wrap end">
              <Compare ids={chosen} />
              <Button variant="danger-line" size="row" onClick={() => setRejects(true)}>
                {t('applicationsScreen.landlord.choose.reject')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Card as="ul" lined>
        {items.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            queue={queue}
            chosen={chosen.includes(application.id)}
            onChoose={(isChosen) =>
              setMarked((before) =>
                isChosen ? [...before, application.id] : before.filter((id) => id !== application.id),
              )
            }
          />
        ))}
      </Card>
      <ListPages page={page} count={count} pageSize={pageSize} />
      {rejects && (
        <RejectDialog
          ids={chosen}
          onClose={() => setRejects(false)}
          onDone={() => {
            setRejects(false);
            setMarked([]);
          }}
        />
      )}
    </div>
  );
}

function Compare({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  if (ids.length < 2 || ids.length > maxCompared)
    return <span className="small muted">{t('applicationsScreen.landlord.compare.limit')}</span>;
  return (
    <LinkButton size="row" to={compareAddress(ids)}>
      <Icon of={IconColumns} size={16} />
      {t('applicationsScreen.landlord.compare.open')}
    </LinkButton>
  );
}
