import type { ProfileLink } from '@heima/domain/profiles/link-endpoints.ts';
import { refusalToShare } from '@heima/domain/profiles/link-state.ts';
import { refusalText } from '@heima/domain/shared/refusal.ts';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { linksQuery } from '#areas/profile/profile-queries.ts';
import { changeHeld } from '#platform/api/held.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { CardBody } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { LinkRow } from './link-row.tsx';

const loadDialog = async () => (await import('./new-link-dialog.tsx')).NewLinkDialog;

/** Links by which the profile is shown to landlords outside, each with who opened it and when. */
export function LinksSection() {
  const { t } = useTexts();
  const viewerId = useViewer()?.id ?? '';
  const query = linksQuery(viewerId);
  const { data, error, refetch } = useQuery({ ...query, enabled: viewerId !== '' });
  const [making, setMaking] = useState(false);
  const close = useCallback(() => setMaking(false), []);
  const NewLinkDialog = useLazyPart(loadDialog, making, close);
  const update = (change: (items: ProfileLink[]) => ProfileLink[]) =>
    changeHeld(query, (held) => ({ ...held, items: change(held.items) }));
  const items = data?.items ?? [];
  const no = refusalToShare(items.filter(({ state }) => state === 'open').length);
  return (
    <Section bar id="links" title={t('profileScreens.sections.links')}>
      <CardBody className="stack stack--12">
        <p className="small muted">{t('profileScreens.links.lead')}</p>
        {data && items.length === 0 && <p>{t('profileScreens.links.none')}</p>}
        {error && !data && (
          <LoadProblem title={t('profileScreens.failed')} error={error} onAgain={() => void refetch()} />
        )}
      </CardBody>
      {items.length > 0 && (
        <Rows>
          {items.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              onWithdrawn={() => {
                update((held) =>
                  held.map((one) => (one.id === link.id ? { ...one, state: 'withdrawn', url: null } : one)),
                );
                void refetch();
              }}
            />
          ))}
        </Rows>
      )}
      <CardBody>
        <Button size="small" disabled={no !== undefined} onClick={() => setMaking(true)}>
          <Icon of={IconLink} size={16} />
          {t('profileScreens.links.make')}
        </Button>
        {no && <p className="small muted">{t(refusalText(no.code), no.params)}</p>}
      </CardBody>
      {making && NewLinkDialog && (
        <NewLinkDialog
          userId={viewerId}
          onClose={close}
          onMade={(made) => update((held) => [made, ...held.filter(({ id }) => id !== made.id)])}
        />
      )}
    </Section>
  );
}
