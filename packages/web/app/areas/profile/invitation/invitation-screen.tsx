import { answerCorenterRequest, getInvitation } from '@heima/domain/corenters/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import styles from '#areas/profile/profile.module.css';
import { DeadLink } from '#features/shell/dead-link.tsx';
import { changeHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { clearPerson, loginAddress } from '#platform/errors/signed-out.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { invitationArgs } from './invitation-args.ts';

/** An invitation to rent together (V106): from whom, what it means, and the two answers. */
export function InvitationScreen() {
  const { t, format } = useTexts();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = endpointQuery(getInvitation, invitationArgs(id, params));
  const { data } = useQuery(query);
  const answer = useEndpointCall(answerCorenterRequest, {
    onDone: (accepted) => {
      const status = accepted ? ('ACCEPTED' as const) : ('ENDED' as const);
      changeHeld(query, (held) => ({ ...held, status }));
    },
  });
  if (!data) return <InvitationCard title={t('profileScreens.invitation.title')}>{null}</InvitationCard>;
  const { inviter, status, target } = data;
  const reply = (value: boolean) => {
    const token = params.get('token') ?? undefined;
    void answer.run({ params: { id }, body: { is_accepted: value, ...(token ? { token } : {}) } });
  };
  return (
    <InvitationCard
      title={
        data.is_own
          ? t('profileScreens.invitation.ownTitle')
          : t('profileScreens.invitation.heading', { name: inviter.full_name })
      }
    >
      <div className="row row--12">
        <Avatar name={inviter.full_name} size="l" image={inviter.profile_image?.image.smaller} />
        <p className={styles.rowWords}>
          <span className="medium">{inviter.full_name}</span>
          <span className="small muted">{t('profileScreens.invitation.to', { email: target.email })}</span>
        </p>
      </div>
      <div aria-live="polite" className="stack">
        {status === 'PENDING' ? (
          <>
            {!data.is_own && <p>{t('profileScreens.invitation.text')}</p>}
            <p className="small muted">
              {t('profileScreens.invitation.until', { date: format.date(data.expires_at) })}
            </p>
            {answer.refusal && (
              <Notice tone="danger" role="alert">
                {answer.refusal}
              </Notice>
            )}
            {data.can_answer ? (
              <div className="row row--wrap">
                <Button variant="primary" busy={answer.sending} onClick={() => reply(true)}>
                  {t('profileScreens.corenters.accept')}
                </Button>
                <Button variant="soft" busy={answer.sending} onClick={() => reply(false)}>
                  {t('profileScreens.corenters.decline')}
                </Button>
              </div>
            ) : data.is_own ? (
              <OwnInvitation email={target.email} />
            ) : (
              <CannotAnswer email={target.email} />
            )}
          </>
        ) : (
          <>
            <Notice tone={status === 'ACCEPTED' ? 'success' : 'info'}>
              {data.is_own && status === 'EXPIRED'
                ? t('profileScreens.invitation.ownExpired')
                : t(`profileScreens.invitation.status.${status}`)}
            </Notice>
            {data.is_own && <ToCorenters />}
            {data.can_answer && (
              <div>
                <LinkButton to="/profile#corenters">{t('profileScreens.invitation.profile')}</LinkButton>
              </div>
            )}
          </>
        )}
      </div>
    </InvitationCard>
  );
}

/** The one who sent it can only wait, or take it back where the co-tenants are. */
function OwnInvitation({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <>
      <Notice tone="info">{t('profileScreens.invitation.own', { email })}</Notice>
      <ToCorenters />
    </>
  );
}

function ToCorenters() {
  const { t } = useTexts();
  return (
    <div>
      <LinkButton to="/tenant/co-tenants">{t('profileScreens.invitation.toCorenters')}</LinkButton>
    </div>
  );
}

/** Why there are no buttons: not signed in, or signed in as somebody else. */
function CannotAnswer({ email }: { email: string }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (viewer) return <OtherPerson email={email} name={viewer.full_name} />;
  return (
    <>
      <p>{t('profileScreens.invitation.signIn', { email })}</p>
      <div>
        <LinkButton variant="primary" to={loginAddress({ pathname, search, hash: '' })}>
          {t('profileScreens.invitation.signInAction')}
        </LinkButton>
      </div>
    </>
  );
}

/** Signed in as somebody else: the way to sign in as the invited one, and back to here. */
function OtherPerson({ email, name }: { email: string; name: string }) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const change = async () => {
    setLeaving(true);
    await clearPerson();
    location.assign(loginAddress({ pathname, search, hash: '' }));
  };
  return (
    <>
      <Notice tone="warning">{t('profileScreens.invitation.otherEmail', { email, name })}</Notice>
      <div className="row row--wrap">
        <Button variant="primary" busy={leaving} onClick={() => void change()}>
          {t('profileScreens.invitation.changePerson')}
        </Button>
        <LinkButton to="/account/contact">{t('profileScreens.invitation.addEmail')}</LinkButton>
      </div>
    </>
  );
}

/** A link that belongs to no open invitation. */
export function UnknownInvitation() {
  const { t } = useTexts();
  return (
    <DeadLink
      title={t('profileScreens.invitation.unknownTitle')}
      text={t('profileScreens.invitation.unknown')}
      path="/invitations"
    />
  );
}

function InvitationCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className={classNames(styles.card, 'wrap')}>
      <PageHead title={title} path="/invitations" hidden />
      <Card pad className="stack">
        <h1>{title}</h1>
        {children}
      </Card>
    </main>
  );
}
