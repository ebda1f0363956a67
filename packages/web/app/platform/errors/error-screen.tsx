import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { ApiProblem, NoAnswer, type ProblemBody } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toasts.ts';
import { loginAddress } from './signed-out.ts';
import { WaysOn } from './ways-on.tsx';

interface Told {
  kind: 'notFound' | 'signInNeeded' | 'notAllowed' | 'gone' | 'offline' | 'failed';
  detail: string | undefined;
  reference: string | undefined;
}

const kinds: Readonly<Record<number, Told['kind']>> = {
  // An address that cannot be read names nothing.
  400: 'notFound',
  401: 'signInNeeded',
  403: 'notAllowed',
  404: 'notFound',
  410: 'gone',
};

/** What an error means to a person. Details are shown only where the server wrote them for people. */
export function tell(error: unknown): Told {
  if (error instanceof NoAnswer || isLostChunk(error))
    return { kind: 'offline', detail: undefined, reference: undefined };
  const body = problemOf(error);
  const reference = body?.request_id;
  const kind = kinds[body?.status ?? 500] ?? 'failed';
  const detail = kind === 'notFound' ? undefined : body?.detail || undefined;
  return { kind, detail, reference };
}

function problemOf(error: unknown): Partial<ProblemBody> | undefined {
  if (error instanceof ApiProblem) return error.body;
  if (!isRouteErrorResponse(error)) return undefined;
  return { ...(typeof error.data === 'object' ? error.data : {}), status: error.status };
}

/** A part of the page that could not be downloaded: no connection, or the program was renewed meanwhile. */
const isLostChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module|fetch/i.test(error.message);

/** Not found, no access, a failed page and no connection (V242): what happened, the reference, and ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTexts();
  const viewer = useViewer();
  const place = useLocation();
  const { kind, detail, reference } = tell(error);
  const asksToSignIn = kind === 'signInNeeded' && !viewer;
  const copy = () =>
    void navigator.clipboard
      .writeText(reference!)
      .then(() => showToast({ tone: 'success', text: t('shell.errors.copied') }));
  return (
    <main id="content" className="wrap">
      <PageHead title={t(`shell.errors.${kind}.title`)} path="/" hidden />
      <EmptyState
        size="page"
        heading="h1"
        sign={kind === 'notFound' || kind === 'gone' ? 'search' : 'alert'}
        title={t(`shell.errors.${kind}.title`)}
        // Nothing was typed into a page that did not come.
        text={detail ?? t(kind === 'offline' ? 'shell.errors.offline.page' : `shell.errors.${kind}.text`)}
        actions={
          <>
            {asksToSignIn && (
              <LinkButton variant="primary" to={loginAddress(place)}>
                {t('shell.nav.signIn')}
              </LinkButton>
            )}
            {(kind === 'failed' || kind === 'offline') && (
              <Button variant="primary" onClick={() => location.reload()}>
                <Icon of={IconRefresh} />
                {t('shell.errors.again')}
              </Button>
            )}
            <WaysOn />
          </>
        }
      >
        {reference && (
          <div className="row row--wrap small muted">
            <span className="num clip">{t('shell.errors.reference', { reference })}</span>
            <Button variant="quiet" size="small" onClick={copy}>
              <Icon of={IconCopy} size={16} />
              {t('shell.errors.copy')}
            </Button>
          </div>
        )}
      </EmptyState>
    </main>
  );
}
