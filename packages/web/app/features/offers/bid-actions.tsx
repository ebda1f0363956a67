import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CounterBidDialog, PlaceBidDialog } from './bid-dialog.tsx';
import { type Answer, useBidAnswer } from './use-bid-answer.ts';

const answers: readonly Answer[] = [
  'accept_with_application',
  'accept',
  'deny',
  'deny_with_application',
  'withdraw',
];

/** What the reader can do in the negotiation now: the landlord with the application or without (R219 to R221, R227). */
export function BidActions({ offer }: { offer: RentalOffer }) {
  const { t, format } = useTexts();
  const [asks, setAsks] = useState<'bid' | 'counter'>();
  const { run, sending, refusal } = useBidAnswer(offer);
  const { can, bid, listing, application } = offer;
  const close = () => setAsks(undefined);
  const price = bid ? format.money(bid.price.price, bid.price.currency) : '';
  const looks: Record<Answer, 'primary' | 'soft' | 'danger-line'> = {
    accept_with_application: 'primary',
    accept: can.accept_with_application ? 'soft' : 'primary',
    deny: 'danger-line',
    deny_with_application: 'danger-line',
    withdraw: 'danger-line',
  };
  const button = (answer: Answer): ReactNode =>
    can[answer] && (
      <ConfirmButton
        key={answer}
        variant={looks[answer]}
        busy={sending}
        confirm={{
          title: t(`offersScreen.ask.${answer}.title`),
          text: t(`offersScreen.ask.${answer}.text`, { price }),
          action: t(`offersScreen.actions.${answer}`),
          close: t('offersScreen.ask.keep'),
          closeLabel: t('shell.close'),
          danger: looks[answer] === 'danger-line',
        }}
        onConfirm={run[answer]}
      >
        {t(`offersScreen.actions.${answer}`)}
      </ConfirmButton>
    );
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert" title={t('offersScreen.refused')}>
          {refusal}
        </Notice>
      )}
      <div className="row row--wrap">
        {answers.slice(0, 2).map(button)}
        {can.counter && (
          <Button variant="soft" onClick={() => setAsks('counter')}>
            {t('offersScreen.actions.counter')}
          </Button>
        )}
        {answers.slice(2).map(button)}
        {can.bid && (
          <Button variant="primary" onClick={() => setAsks('bid')}>
            {t(`offersScreen.actions.${bid ? 'again' : 'bid'}`)}
          </Button>
        )}
      </div>
      {asks === 'bid' && <PlaceBidDialog applicationId={application.id} listing={listing} onClose={close} />}
      {asks === 'counter' && bid && <CounterBidDialog bid={bid} listing={listing} onClose={close} />}
    </>
  );
}
