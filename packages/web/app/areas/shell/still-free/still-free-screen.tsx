import {
  answerStillFree,
  readStillFree,
  type StillFreeAnswer,
} from '@heima/domain/listing-freshness/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { AnswerCard, AnswerState, Question } from '#areas/shell/email-answer/answer-card.tsx';
import { DeadLink } from '#features/shell/dead-link.tsx';
import { hold } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * Whether a home is still free, asked by the link of an e-mail and without signing in. Opening the page changes nothing:
 * programs open links by themselves. The form works without scripts too.
 */
export function StillFreeScreen() {
  const { t, format, language } = useTexts();
  const { token = '' } = useParams();
  const query = endpointQuery(readStillFree, { query: { token } });
  const { data } = useQuery(query);
  const [hasAnswered, setHasAnswered] = useState(false);
  const call = useEndpointCall(answerStillFree, {
    onDone: (state) => {
      setHasAnswered(true);
      hold(query, state);
    },
  });
  if (!data)
    return (
      <AnswerCard path="/still-free" title={t('listingFreshness.page.title')}>
        {null}
      </AnswerCard>
    );

  const { state, leaves_at: leaves, listing_id: id } = data;
  const title = data.title ?? t('listings.card.untitled');
  const isPublished = state === 'asked' || state === 'published';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = (submitter as HTMLButtonElement).value as StillFreeAnswer;
    void call.run({ body: { token, answer } });
  };
  return (
    <AnswerCard path="/still-free" title={t('listingFreshness.page.title')}>
      <AnswerState refusal={call.refusal}>
        {state === 'asked' ? (
          <>
            <Question>{t('listingFreshness.page.question', { title })}</Question>
            {leaves && (
              <p className="muted">{t('listingFreshness.page.leaves', { date: format.date(leaves) })}</p>
            )}
          </>
        ) : (
          <Notice
            tone={isPublished || hasAnswered ? 'success' : 'info'}
            title={hasAnswered ? t('listingFreshness.page.thanks') : undefined}
          >
            {t(`listingFreshness.page.${state}`, { title })}
          </Notice>
        )}
      </AnswerState>
      {state !== 'out' && (
        <form
          className="stack"
          method="post"
          action={`/still-free/${encodeURIComponent(token)}?lang=${language}`}
          onSubmit={send}
        >
          {state !== 'published' && (
            <Button
              variant="primary"
              size="large"
              wide
              type="submit"
              name="answer"
              value="free"
              busy={call.sending}
            >
              {t(state === 'silent' ? 'listingFreshness.page.publish' : 'listingFreshness.page.free')}
            </Button>
          )}
          {isPublished && !(state === 'published' && hasAnswered) && (
            <Button size="large" wide type="submit" name="answer" value="withdraw" disabled={call.sending}>
              {t('listingFreshness.page.withdraw')}
            </Button>
          )}
        </form>
      )}
      <LinkButton variant="quiet" to={isPublished ? `/listings/${id}` : '/landlord/my-listings'}>
        {isPublished ? title : t('listingFreshness.page.own')}
      </LinkButton>
    </AnswerCard>
  );
}

/** A link that belongs to no listing, or is too old. */
export function UnknownLink() {
  const { t } = useTexts();
  return (
    <DeadLink
      title={t('listingFreshness.page.unknown')}
      text={t('listingFreshness.refusals.linkUnknown')}
      path="/still-free"
      actions={
        <>
          <LinkButton to="/landlord/my-listings">{t('listingFreshness.page.own')}</LinkButton>
          <LinkButton to="/">{t('shell.errors.home')}</LinkButton>
        </>
      }
    />
  );
}
