import { joined } from '@heima/domain/shared/one-line.ts';
import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** One kind of thing that waits, in words. */
export interface WaitingRow {
  kind: string;
  icon: ComponentProps<typeof Icon>['of'];
  /** What waits, with its number. */
  title: string;
  to: string;
  /** Of the one that presses most. */
  details: readonly (string | null | undefined | false)[];
}

/** What waits for the person; each row leads to the list that holds exactly that. */
export function WaitingSection({ rows }: { rows: readonly WaitingRow[] }) {
  const { t } = useTexts();
  const title = t('overviewScreen.waiting.title');
  return (
    <Section bar title={title}>
      {rows.length === 0 ? (
        <EmptyState
          size="small"
          heading="p"
          sign="bell"
          title={t('overviewScreen.waiting.none')}
          text={t('overviewScreen.waiting.noneText')}
        />
      ) : (
        <Rows label={title}>
          {rows.map(({ kind, icon, title: name, to, details }) => {
            const more = joined(details);
            return (
              <Row
                key={kind}
                lead={<IconTile icon={icon} />}
                title={<Link to={to}>{name}</Link>}
                actions={<Icon of={IconChevronRight} />}
              >
                {more && <p className="small muted">{more}</p>}
              </Row>
            );
          })}
        </Rows>
      )}
    </Section>
  );
}
