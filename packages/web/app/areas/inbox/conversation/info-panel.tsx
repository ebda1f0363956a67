import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { blockPerson, unblockPerson } from '@heima/domain/blocks/endpoints.ts';
import type { Conversation, ConversationMember } from '@heima/domain/chat/conversation-answer.ts';
import { unbroken } from '@heima/domain/shared/one-line.ts';
import { IconBan, IconFlag, IconHomeLink, IconUserPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from '#areas/inbox/list/inbox.module.css';
import { PaneHead } from '#areas/inbox/list/pane-head.tsx';
import { AddPeopleDialog } from '#features/chat/add-people-dialog.tsx';
import { memberName, othersOf } from '#features/chat/chat-names.ts';
import { messagesQuery } from '#features/chat/chat-queries.ts';
import { ConnectListingsDialog } from '#features/chat/connect-listings-dialog.tsx';
import { ReportInConversation } from '#features/reports/report-in-conversation.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { AskedRent, HomePicture } from './conversation-head.tsx';
import { useInfo } from './use-info.ts';

interface InfoPanelProps {
  conversation: Conversation;
  viewer: Pick<CurrentUser, 'id'>;
}

type Asks = 'people' | 'listings' | 'report';

/** What a conversation is about and who takes part, and what can be done with it (V114). */
export function InfoPanel({ conversation, viewer }: InfoPanelProps) {
  const { t } = useTexts();
  const { toggle } = useInfo();
  const [asks, setAsks] = useState<Asks>();
  const close = () => setAsks(undefined);
  const { listings, members, can } = conversation;
  const others = othersOf(conversation, viewer.id);
  return (
    <aside className={styles.side} aria-label={t('inboxScreens.info.title')}>
      <PaneHead title={t('inboxScreens.info.title')}>
        <IconButton icon={IconX} className="end" label={t('inboxScreens.info.close')} onClick={toggle} />
      </PaneHead>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3>{t('inboxScreens.info.homes', { count: listings.length })}</h3>
          {listings.map((listing) => (
            <Link key={listing.id} className={styles.home} to={`/listings/${listing.id}`}>
              <HomePicture listing={listing} />
              <span>
                <b className="medium">{listing.title || t('listings.card.untitled')}</b>
                <br />
                <span className="small muted">{unbroken(listing.short_address)}</span>
                <br />
                <span className="small">
                  <AskedRent listing={listing} />
                </span>
                {!listing.visible && (
                  <StateBadge look="text" className="small">
                    {t('inboxScreens.info.hidden')}
                  </StateBadge>
                )}
              </span>
            </Link>
          ))}
          {listings.length === 0 && <p className="small muted">{t('inboxScreens.info.noHomes')}</p>}
          {can.connect_listings && (
            <div>
              <Button variant="quiet" size="small" onClick={() => setAsks('listings')}>
                <Icon of={IconHomeLink} size={16} />
                {t('inboxScreens.info.connect')}
              </Button>
            </div>
          )}
        </section>
        <Applications conversation={conversation} />
        <section className={styles.part}>
          <h3>{t('inboxScreens.info.members')}</h3>
          <ul className="stack stack--8">
            {members.map((member) => (
              <li key={member.id} className="row">
                <Avatar name={memberName(member, t)} size="s" image={member.profile_image?.image.smaller} />
                <span>{member.id === viewer.id ? t('inboxScreens.you') : memberName(member, t)}</span>
              </li>
            ))}
          </ul>
          {can.add_users && (
            <div>
              <Button variant="quiet" size="small" onClick={() => setAsks('people')}>
                <Icon of={IconUserPlus} size={16} />
                {t('inboxScreens.info.add')}
              </Button>
            </div>
          )}
        </section>
        <section className={styles.part}>
          <h3>{t('inboxScreens.info.safety')}</h3>
          <p className="small muted">{t('inboxScreens.info.safetyWhy')}</p>
          <div className="row row--wrap">
            <Button variant="quiet" size="small" onClick={() => setAsks('report')}>
              <Icon of={IconFlag} size={16} />
              {t('inboxScreens.info.report')}
            </Button>
            {(can.block || can.unblock) && others[0] && (
              <BlockButton person={others[0]} unblocks={can.unblock} />
            )}
          </div>
        </section>
      </div>
      {asks === 'people' && <AddPeopleDialog conversation={conversation} onClose={close} />}
      {asks === 'listings' && <ConnectListingsDialog conversation={conversation} onClose={close} />}
      {asks === 'report' && <Report conversation={conversation} others={others} onClose={close} />}
    </aside>
  );
}

/** The applications between the members, as the viewer may know them. */
function Applications({ conversation: { applications, listings } }: { conversation: Conversation }) {
  const { t } = useTexts();
  if (applications.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('inboxScreens.info.applications', { count: applications.length })}</h3>
      {applications.map(({ id, side, status, listing_id }) => (
        <div key={id} className="stack stack--8">
          <div className="row row--wrap between">
            <span>{listings.find((one) => one.id === listing_id)?.title}</span>
            <StateBadge>{t(`applicationsScreen.status.${status}`)}</StateBadge>
          </div>
          <LinkButton
            wide
            size="small"
            to={`/${side === 'BUYER' ? 'tenant' : 'landlord'}/applications/${id}`}
          >
            {t('inboxScreens.info.openApplication')}
          </LinkButton>
        </div>
      ))}
    </section>
  );
}

/** Messages that go along with a report, at most. */
const reportedMessages = 20;

interface ReportProps {
  conversation: Conversation;
  others: readonly ConversationMember[];
  onClose: () => void;
}

/** Reports somebody, with what that person has written last. */
function Report({ conversation: { id }, others, onClose }: ReportProps) {
  const { t } = useTexts();
  const { data } = useQuery(messagesQuery(id));
  const lastSeqsOf = (personId: string) =>
    (data?.items ?? [])
      .filter(({ kind, sender_id }) => kind === 'message' && sender_id === personId)
      .slice(-reportedMessages)
      .map(({ seq }) => seq);
  return (
    <ReportInConversation
      conversationId={id}
      people={others.map((person) => ({ id: person.id, name: memberName(person, t) }))}
      lastSeqsOf={lastSeqsOf}
      onClose={onClose}
    />
  );
}

/** Blocks a person after asking once, or takes that back. */
function BlockButton({ person, unblocks }: { person: ConversationMember; unblocks: boolean }) {
  const { t } = useTexts();
  const block = useEndpointCall(blockPerson, {});
  const unblock = useEndpointCall(unblockPerson, {});
  const args = { params: { id: person.id } };
  const refusal = block.refusal ?? unblock.refusal;
  return (
    <>
      {unblocks ? (
        <Button variant="quiet" size="small" busy={unblock.sending} onClick={() => void unblock.run(args)}>
          {t('inboxScreens.block.undo')}
        </Button>
      ) : (
        <ConfirmButton
          variant="danger-quiet"
          size="small"
          confirm={{
            title: t('inboxScreens.block.title'),
            text: t('inboxScreens.block.text', { name: memberName(person, t) }),
            action: t('inboxScreens.block.open'),
            close: t('inboxScreens.block.keep'),
            closeLabel: t('shell.close'),
            danger: true,
          }}
          onConfirm={() => block.run(args)}
        >
          <Icon of={IconBan} size={16} />
          {t('inboxScreens.block.open')}
        </ConfirmButton>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
