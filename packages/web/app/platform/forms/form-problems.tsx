import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './form-problems.module.css';
import type { EndpointForm } from './use-endpoint-form.ts';

interface FormProblemsProps<V extends object> {
  form: Pick<EndpointForm<V>, 'errors' | 'field' | 'refusal'>;
  /** Names of the fields, for the summary that long forms get when several are wrong. */
  names?: Partial<Record<keyof V & string, string>>;
}

/** Above a form: why it was refused, and on long forms all its errors with links to their fields. */
export function FormProblems<V extends object>({ form, names }: FormProblemsProps<V>) {
  const { t } = useTexts();
  const wrong = Object.entries(form.errors);
  return (
    <>
      {form.refusal && (
        <div tabIndex={-1} data-refusal>
          <Notice tone="danger" role="alert">
            {form.refusal}
          </Notice>
        </div>
      )}
      {names && wrong.length > 1 && (
        <Notice tone="danger" title={t('shell.form.toMend', { count: wrong.length })}>
          <ul className={styles.wrong}>
            {wrong.map(([name, message]) => (
              <li key={name}>
                <a href={`#${form.field(name as keyof V & string).id}`}>
                  {names[name as keyof V & string] ?? name}
                </a>
                {': '}
                {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
