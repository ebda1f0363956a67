import { homeCountry } from '@heima/domain/countries/countries.ts';
import { refusalToAddMethod } from '@heima/domain/payouts/payout-decisions.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { refusalText } from '@heima/domain/shared/refusal.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { payoutMethodsQuery } from '#entities/money-account/payout-methods.ts';
import { identityQuery } from '#features/identity/use-identity.ts';
import { useReturnedToken } from '#platform/eid/use-returned-token.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { PayoutMethodRow } from './payout-method-row.tsx';

const loadDialog = async () =>
  (await import('#features/payout-methods/payout-method-dialog.tsx')).PayoutMethodDialog;

/** How the signed-in person is paid out (V033). */
export function PayoutMethodsScreen() {
  const { t } = useTexts();
  const methods = useQuery(payoutMethodsQuery());
  const { data } = methods;
  const heading = useKeptFocus(data?.items.length);
  const [wanted, setWanted] = useState<'new' | PayoutMethod>();
  // Whoever comes back from the identity gateway was about to save an account.
  const { token } = useReturnedToken();
  const [params] = useSearchParams();
  const method = data?.items.find(({ id }) => id === params.get('method'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each return.
  useEffect(() => {
    if (token && data) setWanted(method ?? 'new');
  }, [token, data !== undefined]);
  const close = useCallback(() => setWanted(undefined), []);
  const PayoutMethodDialog = useLazyPart(loadDialog, wanted !== undefined, close);
  const holder = useHolder(wanted === 'new');
  const no = data && refusalToAddMethod(data.items.length);
  const add = () => setWanted('new');
  return (
    <Page
      head={<PageHead title={t('shell.menu.payoutMethods')} path="/account/payout-methods" hidden />}
      title={t('shell.menu.payoutMethods')}
      lead={no ? t(refusalText(no.code), no.params) : t('payouts.page.lead')}
      actions={
        data &&
        data.items.length > 0 && (
          <Button variant="primary" disabled={no !== undefined} onClick={add}>
            <Icon of={IconPlus} />
            {t('payouts.page.add')}
          </Button>
        )
      }
      titleRef={heading}
      state={loadState(methods, t('payouts.page.failed'))}
    >
      {data &&
        (data.items.length > 0 ? (
          <ul className="stack">
            {data.items.map((method) => (
              <PayoutMethodRow key={method.id} method={method} onEdit={() => setWanted(method)} />
            ))}
          </ul>
        ) : (
          <EmptyState
            framed
            sign="plus"
            title={t('payouts.page.empty')}
            text={t('payouts.page.emptyText')}
            actions={
              <Button variant="primary" onClick={add}>
                <Icon of={IconPlus} />
                {t('payouts.page.add')}
              </Button>
            }
          />
        ))}
      {wanted && PayoutMethodDialog && holder.isKnown && (
        <PayoutMethodDialog
          method={wanted === 'new' ? undefined : wanted}
          holder={holder.kt}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** The heading, which takes the focus when the button that had it went away with its row or its empty list. */
function useKeptFocus(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== count;
    before.current = count;
    if (changed && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
}

/** The proved kennitala of the person, asked for when a new account needs it; the form opens without it as well. */
function useHolder(needed: boolean): { isKnown: boolean; kt: string | undefined } {
  const viewer = useViewer();
  const { data, isLoading } = useQuery({ ...identityQuery(viewer?.id ?? ''), enabled: needed && !!viewer });
  const kt = data?.personal_id_country === homeCountry ? (data.personal_id ?? undefined) : undefined;
  return { isKnown: !isLoading, kt };
}
