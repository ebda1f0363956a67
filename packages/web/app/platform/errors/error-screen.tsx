import { isRouteErrorResponse, Link } from 'react-router';
import { ApiProblem, NoAnswer, type ProblemBody } from '../api/problem.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { PageHead } from '../page-head.tsx';

interface Told {
  kind: 'notFound' | 'notAllowed' | 'offline' | 'failed';
  detail: string | undefined;
  reference: string | undefined;
}

function tell(error: unknown): Told {
  const body = isRouteErrorResponse(error)
    ? ({
        status: error.status,
        ...(typeof error.data === 'object' ? error.data : {}),
      } as Partial<ProblemBody>)
    : error instanceof ApiProblem
      ? error.body
      : undefined;
  const reference = body?.request_id;
  if (error instanceof NoAnswer) return { kind: 'offline', detail: undefined, reference };
  if (body?.status === 404) return { kind: 'notFound', detail: undefined, reference };
  if (body?.status === 403 || body?.status === 401)
    return { kind: 'notAllowed', detail: body.detail, reference };
  return { kind: 'failed', detail: body?.detail, reference };
}

/** Not found, no access, a failed page and no connection (V242): what happened, the reference, and ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTexts();
  const { kind, detail, reference } = tell(error);
  return (
    <main id="content" className="wrap">
      <PageHead title={t(`shell.errors.${kind}.title`)} path="/" hidden />
      <div className="empty">
        <h1>{t(`shell.errors.${kind}.title`)}</h1>
        <p>{detail ?? t(`shell.errors.${kind}.text`)}</p>
        {reference && <p className="small num">{t('shell.errors.reference', { reference })}</p>}
        <div className="row row--wrap">
          <button type="button" className="btn btn--primary" onClick={() => location.reload()}>
            {t('shell.errors.again')}
          </button>
          <Link className="btn btn--line" to="/listings">
            {t('shell.errors.search')}
          </Link>
          <Link className="btn btn--line" to="/">
            {t('shell.errors.home')}
          </Link>
        </div>
      </div>
    </main>
  );
}
