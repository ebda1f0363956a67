import type { MissingFieldAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { focusField } from './focus-field.ts';
import { missingFieldId } from './missing-field-id.ts';
import styles from './missing-list.module.css';

/** A field that was filled in wrong: the control, where it is, and what is wrong. */
export interface WrongField {
  id: string;
  step: WizardStep;
  text: string;
}

interface MissingListProps {
  missing: readonly MissingFieldAnswer[];
  wrong?: readonly WrongField[];
  addressOf: (step: WizardStep) => string;
}

const listId = 'missing-list';

/** Leads from a button that cannot go on to the list of what keeps it from that. @returns whether there is one */
export const focusMissing = (): boolean => focusField(`#${listId}`);

/** What keeps the listing from being published, each a link to its field (R241, R259). */
export function MissingList({ missing, wrong = [], addressOf }: MissingListProps) {
  const { t } = useTexts();
  const count = missing.length + wrong.length;
  if (count === 0) return null;
  return (
    <section id={listId} tabIndex={-1} className={styles.list}>
      <Notice tone="warning" title={t('wizardScreens.summary.missing', { count })}>
        <ul className={classNames(styles.missing, 'stack stack--4')}>
          {wrong.map(({ id, step, text }) => (
            <li key={`${id} ${text}`}>
              <Link to={`${addressOf(step)}#${id}`}>{text}</Link>
            </li>
          ))}
          {missing.map(({ field, step, text_key, params }) => (
            <li key={`${field} ${text_key}`}>
              <Link to={`${addressOf(step)}#${missingFieldId(field)}`}>
                {t(keyFromData(text_key), params)}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
