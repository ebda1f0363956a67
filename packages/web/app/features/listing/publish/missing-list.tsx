import type { MissingFieldAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { missingFieldId } from './missing-field-id.ts';
import styles from './missing-list.module.css';

interface MissingListProps {
  missing: readonly MissingFieldAnswer[];
  addressOf: (step: WizardStep) => string;
}

/** What is missing before the listing can be published, each a link to its field (R241, R259). */
export function MissingList({ missing, addressOf }: MissingListProps) {
  const { t } = useTexts();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('wizardScreens.summary.missing', { count: missing.length })}>
      <ul className={classNames(styles.missing, 'stack stack--4')}>
        {missing.map(({ field, step, text_key, params }) => (
          <li key={`${field} ${text_key}`}>
            <Link to={`${addressOf(step)}#${missingFieldId(field)}`}>{t(keyFromData(text_key), params)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
