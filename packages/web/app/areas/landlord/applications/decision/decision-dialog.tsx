import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { maxAnswerMessage } from '@heima/domain/applications/application-limits.ts';
import { acceptApplication, denyApplication } from '@heima/domain/applications/landlord-endpoints.form.ts';
import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { refreshApplications } from '#features/applications/use-live-applications.ts';
import { offersOfQuery } from '#features/offers/offer-queries.ts';
import { refreshOffers } from '#features/offers/use-live-offers.ts';
import { hold } from '#platform/api/held.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';

interface AskProps {
  id: string;
  onClose: () => void;
}

/** Accepts an application, with a message if there is something to say (R197), and with its bid where one is open (R221). */
export function AcceptDialog(props: AskProps) {
  const form = useEndpointForm(acceptApplication, useDecision('accept', props));
  return <DecisionDialog {...props} form={form} kind="accept" />;
}

/** Denies an application, with a message if there is something to say (R198). */
export function DenyDialog(props: AskProps) {
  const form = useEndpointForm(denyApplication, useDecision('deny', props));
  return <DecisionDialog {...props} form={form} kind="deny" />;
}

type Kind = 'accept' | 'deny';
interface DecisionValues {
  message: string;
  /** The bid that is accepted too; empty for none. */
  bid: string;
}

/** What is sent for a decision, and what follows it. */
function useDecision(kind: Kind, { id, onClose }: AskProps) {
  const { t } = useTexts();
  return {
    initial: { message: '', bid: '' },
    fieldNames: { bid_id: 'bid' } as const,
    toArgs: ({ message, bid }: DecisionValues) => ({
      params: { id },
      body: { message: message.trim() || undefined, ...(bid && { bid_id: bid }) },
    }),
    onDone: (answer: ReceivedApplication) => {
      hold(applicationQuery(id), answer);
      showToast({ tone: 'success', text: t(`applicationsScreen.landlord.${kind}.done`) });
      onClose();
    },
    // Another bid may have come, or the application may be decided: the page shows how it is now.
    onRefusal: ({ status }: ApiProblem) => {
      if (status === 409) void Promise.all([refreshApplications(), refreshOffers()]);
      return undefined;
    },
  };
}

interface DecisionDialogProps extends AskProps {
  form: EndpointForm<DecisionValues>;
  kind: Kind;
}

function DecisionDialog({ id, form, kind, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  const offers = useQuery(offersOfQuery(id));
  return (
    <Dialog
      title={t(`applicationsScreen.landlord.${kind}.title`)}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t(`applicationsScreen.landlord.${kind}.text`)}</p>
        <FormProblems form={form} />
        {loadState(offers, t('offersScreen.failed'), 1)}
        <OpenBid offer={offers.data?.items[0]} form={form} kind={kind} />
        <TextAreaField
          {...form.field('message')}
          label={t('applicationsScreen.landlord.decision.message')}
          optional={t('shell.form.optional')}
          rows={5}
          maxLength={maxAnswerMessage}
        />
        <SubmitButton form={form} variant={kind === 'deny' ? 'danger' : 'primary'} size="large" wide>
          {t(`applicationsScreen.landlord.${kind}.action`)}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

interface OpenBidProps {
  offer: RentalOffer | undefined;
  form: EndpointForm<DecisionValues>;
  kind: Kind;
}

/** What becomes of a bid that waits for an answer: it ends with a denial; accepting takes it along or leaves it open. */
function OpenBid({ offer, form, kind }: OpenBidProps) {
  const { t, format } = useTexts();
  const bid = offer?.bid;
  if (!offer || bid?.status !== 'pending') return null;
  const price =
    format.money(bid.price.price, bid.price.currency) + t(labelKey('priceTypeShort', bid.price_type));
  if (kind === 'deny') return <p>{t('applicationsScreen.landlord.deny.bid', { price })}</p>;
  if (!offer.can.accept_with_application)
    return <p>{t('applicationsScreen.landlord.accept.ownBid', { price })}</p>;
  const field = form.field('bid');
  return (
    <CheckField
      {...field}
      value={field.value === bid.id}
      onChange={(isToo) => field.onChange(isToo ? bid.id : '')}
      label={t('applicationsScreen.landlord.accept.bid', { price })}
      help={t('applicationsScreen.landlord.accept.bidHelp')}
    />
  );
}
