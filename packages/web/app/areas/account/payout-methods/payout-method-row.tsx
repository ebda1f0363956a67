import { deletePayoutMethod } from '@heima/domain/payouts/endpoints.ts';
import { refusalToChangeMethod } from '@heima/domain/payouts/payout-decisions.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { showAccountNumber, showHolder, showIban } from '@heima/domain/payouts/show-account.ts';
import { IconBuildingBank, IconCash, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { endOfAccount, kindOfMethod, nameOfMethod } from '#entities/money-account/method-name.ts';
import { changeMethods } from '#entities/money-account/payout-methods.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toasts.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import styles from './payout-methods.module.css';

type Account = NonNullable<PayoutMethod['bank_account']>;

interface PayoutMethodRowProps {
  method: PayoutMethod;
  onEdit: () => void;
}

/** One payout method. The number stays covered until it is asked for, since others may look at the screen. */
export function PayoutMethodRow({ method, onEdit }: PayoutMethodRowProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const { bank_account: account } = method;
  const name = nameOfMethod(method, t);
  return (
    <Card as="li" className={styles.method}>
      <span className={styles.sign}>
        <Icon of={account ? IconBuildingBank : IconCash} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.kind}>{kindOfMethod(method, t)}</h2>
        {account ? (
          shown ? (
            <Numbers account={account} />
          ) : (
            <p className="muted num">
              <span aria-hidden="true">•••• {endOfAccount(account)}</span>
              <span className="sr">{t('payouts.row.ending', { end: endOfAccount(account) })}</span>
            </p>
          )
        ) : (
          <p className="muted">{t('payouts.row.cashText')}</p>
        )}
      </div>
      {account && (
        <Tooltip text={t(`payouts.row.${shown ? 'hide' : 'show'}`)}>
          <IconButton
            icon={shown ? IconEyeOff : IconEye}
            className={styles.eye}
            label={t(`payouts.row.${shown ? 'hideNamed' : 'showNamed'}`, { name })}
            onClick={() => setShown(!shown)}
          />
        </Tooltip>
      )}
      <div className={styles.actions}>
        {!refusalToChangeMethod(method) && (
          <Button size="small" aria-label={t('payouts.row.editNamed', { name })} onClick={onEdit}>
            <Icon of={IconPencil} size={16} />
            {t('payouts.row.edit')}
          </Button>
        )}
        <Button
          variant="danger-quiet"
          size="small"
          aria-label={t('payouts.row.deleteNamed', { name })}
          onClick={() => setAsking(true)}
        >
          <Icon of={IconTrash} size={16} />
          {t('payouts.row.delete')}
        </Button>
      </div>
      {asking && <RemoveDialog method={method} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Numbers({ account: { iban, kt, bank, hb, rkn } }: { account: Account }) {
  const { t } = useTexts();
  return (
    <dl className={styles.numbers}>
      {bank && hb && rkn && (
        <div>
          <dt className="small muted">{t('payouts.row.number')}</dt>
          <dd className="num">{showAccountNumber({ bank, hb, rkn })}</dd>
        </div>
      )}
      {kt && (
        <div>
          <dt className="small muted">{t('payouts.row.holder')}</dt>
          <dd className="num">{showHolder(kt)}</dd>
        </div>
      )}
      <div>
        <dt className="small muted">{t('payouts.row.iban')}</dt>
        <dd className="num">{showIban(iban)}</dd>
      </div>
    </dl>
  );
}

/** Asks before a method is removed: it cannot be taken back without typing it anew. */
function RemoveDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  const { t } = useTexts();
  const isCash = method.type === 'cash';
  const gone = () => {
    onClose();
    changeMethods((held) => held.filter(({ id }) => id !== method.id));
  };
  const { run } = useEndpointCall(deletePayoutMethod, {
    onDone: () => {
      gone();
      showToast({ tone: 'success', text: t(`payouts.done.${isCash ? 'cashDeleted' : 'deleted'}`) });
    },
    onRefusal: ({ status, body }) => {
      // Removed in another window: then it is gone here too.
      if (status === 404) gone();
      else {
        onClose();
        showToast({ tone: 'danger', text: t('payouts.remove.failed'), more: body.detail });
      }
      return true;
    },
  });
  return (
    <ConfirmDialog
      title={t(`payouts.remove.${isCash ? 'cashTitle' : 'title'}`)}
      text={t(`payouts.remove.${isCash ? 'cashText' : 'text'}`, { name: nameOfMethod(method, t) })}
      action={t(`payouts.remove.${isCash ? 'cashAction' : 'action'}`)}
      close={t('payouts.remove.close')}
      closeLabel={t('shell.close')}
      danger
      onClose={onClose}
      onAction={async () => {
        await run({ params: { id: method.id } });
      }}
    />
  );
}
