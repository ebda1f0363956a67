import { listPayoutMethods, type PayoutMethodList } from '@heima/domain/payouts/endpoints.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { showIban } from '@heima/domain/payouts/show-account.ts';
import { changePayoutMethod, createPayoutMethod } from '@heima/domain/payouts/writing-endpoints.form.ts';
import { useQuery } from '@tanstack/react-query';
import { changeMethods, payoutMethodsQuery, withMethod } from '#entities/money-account/payout-methods.ts';
import { markStale } from '#platform/api/held.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toasts.ts';
import { accountOf, fieldNames, valuesOf, ways } from './form-values.ts';
import { PayoutFields } from './payout-fields.tsx';

interface PayoutMethodDialogProps {
  /** The bank account to change; a new method where there is none. */
  method?: PayoutMethod | undefined;
  /** The kennitala of the person, where it is known: a new account is likely to be theirs. */
  holder?: string | undefined;
  onClose: () => void;
  /** The method as it was saved. */
  onSaved?: (method: PayoutMethod) => void;
}

/** Adds a way to be paid, or changes a bank account (V246). */
export function PayoutMethodDialog({ method, holder, onClose, onSaved }: PayoutMethodDialogProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(payoutMethodsQuery());
  const saved = (one: PayoutMethod) => {
    onSaved?.(one);
    onClose();
  };
  return (
    <Dialog
      title={t(method ? 'payouts.form.editTitle' : 'payouts.form.addTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      {data ? (
        method ? (
          <ChangeForm method={method} list={data} onSaved={saved} />
        ) : (
          <AddForm holder={holder} list={data} onSaved={saved} />
        )
      ) : error ? (
        <LoadProblem title={t('payouts.page.failed')} error={error} onAgain={() => void refetch()} />
      ) : (
        <Skeleton card />
      )}
    </Dialog>
  );
}

interface FormProps {
  list: PayoutMethodList;
  onSaved: (method: PayoutMethod) => void;
}

function AddForm({ holder, list, onSaved }: FormProps & { holder: string | undefined }) {
  const { t } = useTexts();
  const refused = useRefusal();
  const asksPassword = list.asks_password;
  const form = useEndpointForm(createPayoutMethod, {
    initial: valuesOf(undefined, holder),
    toArgs: (values) => ({
      body:
        values.way === 'cash'
          ? { type: 'cash' as const }
          : {
              type: 'bank' as const,
              bank_account: accountOf(values),
              current_password: passwordOf(values, asksPassword),
            },
    }),
    fieldNames,
    onDone: (method) => {
      const known = list.items.some(({ id }) => id === method.id);
      const text = known ? 'alreadyThere' : method.type === 'cash' ? 'cash' : 'added';
      changeMethods((held) => withMethod(held, method));
      showToast({ tone: 'success', text: t(`payouts.done.${text}`) });
      onSaved(method);
    },
    onRefusal: (problem) => refused(problem, 'createFailed'),
  });
  const hasCash = list.items.some(({ type }) => type === 'cash');
  return (
    <PayoutFields
      form={form}
      offered={hasCash ? ways.filter((way) => way !== 'cash') : ways}
      asksPassword={asksPassword}
      asksElectronicId={list.asks_electronic_id}
      returnPath={page}
    />
  );
}

function ChangeForm({ method, list, onSaved }: FormProps & { method: PayoutMethod }) {
  const { t } = useTexts();
  const refused = useRefusal();
  const form = useEndpointForm(changePayoutMethod, {
    initial: valuesOf(method, undefined),
    versioned: {
      version: method.version,
      nameOf: ({ bank_account: account }) => (account ? showIban(account.iban) : ''),
    },
    toArgs: (values) => ({
      params: { id: method.id },
      body: {
        bank_account: accountOf(values),
        current_password: passwordOf(values, list.asks_password),
      },
    }),
    fieldNames,
    onDone: (changed) => {
      changeMethods((held) => withMethod(held, changed));
      showToast({ tone: 'success', text: t('payouts.done.changed') });
      onSaved(changed);
    },
    onRefusal: (problem) => refused(problem, 'updateFailed'),
  });
  return (
    <PayoutFields
      form={form}
      offered={['parts', 'iban']}
      asksPassword={list.asks_password}
      asksElectronicId={list.asks_electronic_id}
      returnPath={`${page}?method=${method.id}`}
    />
  );
}

const page = '/account/payout-methods';

/** What a refused save says; where the electronic ID was given too long ago, it is asked for anew. */
function useRefusal() {
  const { t } = useTexts();
  return ({ body }: ApiProblem, failed: 'createFailed' | 'updateFailed') => {
    if (body.code === 'signIn.ownerProofNeeded') void markStale([listPayoutMethods]);
    return body.errors ? undefined : `${t(`payouts.form.${failed}`)} ${body.detail ?? ''}`;
  };
}

/** Nothing where no password is asked for, unless one was asked for meanwhile. */
const passwordOf = ({ current_password: password }: { current_password: string }, asked: boolean) =>
  asked || password !== '' ? password : undefined;
