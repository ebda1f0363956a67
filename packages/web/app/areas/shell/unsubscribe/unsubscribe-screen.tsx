import {
  readSubscription,
  resubscribe,
  type SubscriptionKind,
  subscriptionKinds,
  unsubscribe,
} from '@heima/domain/email-subscriptions/endpoints.ts';
import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AnswerCard, AnswerState, Question } from '#areas/shell/email-answer/answer-card.tsx';
import { DeadLink } from '#features/shell/dead-link.tsx';
import { hold } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Where a signed-in person chooses which of these e-mails come. */
const settings: Record<SubscriptionKind, string> = {
  saved_search: '/account/saved-searches',
  notifications: '/account/notifications',
};

/**
 * Stops the e-mails about one saved search or some kinds of notifications, by the link in them and without signing in.
 * Opening the page changes
 * nothing: programs open links by themselves. The form works without scripts too.
 */
export function UnsubscribeScreen() {
  const { t, language } = useTexts();
  const { token = '' } = useParams();
  const query = endpointQuery(readSubscription, { query: { token } });
  const { data } = useQuery(query);
  const [turnedOn, setTurnedOn] = useState(false);
  const stop = useEndpointCall(unsubscribe, {
    onDone: (state) => {
      setTurnedOn(false);
      hold(query, state);
    },
  });
  const resume = useEndpointCall(resubscribe, {
    onDone: (state) => {
      setTurnedOn(true);
      hold(query, state);
    },
  });
  if (!data)
    return (
      <AnswerCard path="/unsubscribe" title={t('emailSubscriptions.unsubscribe.title')}>
        {null}
      </AnswerCard>
    );

  const { kind, name, off: isOff } = data;
  const refusal = stop.refusal ?? resume.refusal;
  return (
    <AnswerCard path="/unsubscribe" title={t('emailSubscriptions.unsubscribe.title')}>
      <AnswerState refusal={refusal}>
        {isOff ? (
          <Notice tone="success" icon={IconBellOff} title={t('emailSubscriptions.unsubscribe.off')}>
            {t(`emailSubscriptions.${kind}.offText`, { name })}
          </Notice>
        ) : turnedOn ? (
          <Notice tone="success" icon={IconBellRinging} title={t('emailSubscriptions.unsubscribe.on')}>
            {t(`emailSubscriptions.${kind}.onText`, { name })}
          </Notice>
        ) : (
          <>
            <Question>{t(`emailSubscriptions.${kind}.question`, { name })}</Question>
            {kind === 'notifications' && <p className="medium">{name}</p>}
          </>
        )}
      </AnswerState>
      {isOff ? (
        data.can_undo && (
          <Button
            size="large"
            wide
            busy={resume.sending}
            onClick={() => void resume.run({ body: { token } })}
          >
            {t('emailSubscriptions.unsubscribe.undo')}
          </Button>
        )
      ) : (
        <form
          className="stack"
          method="post"
          action={`/unsubscribe/${encodeURIComponent(token)}?lang=${language}`}
          onSubmit={(event) => {
            event.preventDefault();
            void stop.run({ body: { token } });
          }}
        >
          <input type="hidden" name="from_page" value="1" />
          {!turnedOn && <p className="muted">{t(`emailSubscriptions.${kind}.text`)}</p>}
          <Button variant="primary" size="large" wide type="submit" busy={stop.sending}>
            <Icon of={IconBellOff} />
            {t('emailSubscriptions.unsubscribe.action')}
          </Button>
        </form>
      )}
      <LinkButton variant="quiet" to={settings[kind]}>
        {t(`emailSubscriptions.${kind}.settings`)}
      </LinkButton>
    </AnswerCard>
  );
}

/** A link that belongs to no e-mails. */
export function UnknownLink() {
  const { t } = useTexts();
  return (
    <DeadLink
      title={t('emailSubscriptions.unsubscribe.unknown')}
      text={t('emailSubscriptions.refusals.linkUnknown')}
      path="/unsubscribe"
      actions={subscriptionKinds.map((kind) => (
        <LinkButton key={kind} to={settings[kind]}>
          {t(`emailSubscriptions.${kind}.settings`)}
        </LinkButton>
      ))}
    />
  );
}
