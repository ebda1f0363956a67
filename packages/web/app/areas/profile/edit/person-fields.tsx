import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { maxNameLength } from '@heima/domain/people/full-name.ts';
import { IconLock } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import styles from '#areas/profile/profile.module.css';
import { BirthDateField } from '#features/auth/birth-date-field.tsx';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import type { EndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';

interface PersonFieldsProps {
  form: EndpointForm<{ full_name: string; birth_date: string }>;
  /** Who wants to know that what is chosen makes no birth date. */
  onUnfinished: (is: boolean) => void;
  account: CurrentUser;
  /** They come from the national registry. */
  locked: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** Name and birth date; what the registry says is shown and not changed by hand. */
export function PersonFields({ form, onUnfinished, account, locked, onSubmit }: PersonFieldsProps) {
  const { t, format } = useTexts();
  const today = useToday();
  return (
    <Section bar id="person" title={t('profileScreens.sections.person')}>
      {locked ? (
        <CardBody className="stack stack--12">
          <dl className={styles.facts}>
            <div>
              <dt>{t('profileScreens.facts.name')}</dt>
              <dd>{account.full_name}</dd>
            </div>
            <div>
              <dt>{t('profileScreens.facts.birth')}</dt>
              <dd>
                {account.birth_date ? format.date(account.birth_date) : t('profileScreens.facts.unsaid')}
              </dd>
            </div>
          </dl>
          <p className={classNames(styles.note, 'small muted')}>
            <Icon of={IconLock} size={16} />
            <span>{t('profileScreens.locked')}</span>
          </p>
        </CardBody>
      ) : (
        <CardBody as="form" {...form.formProps} onSubmit={onSubmit} className="stack">
          <FormProblems form={form} />
          <TextField
            {...form.field('full_name')}
            label={t('profileScreens.facts.name')}
            autoComplete="name"
            maxLength={maxNameLength}
            required
          />
          <div id="birth">
            <BirthDateField
              {...form.field('birth_date')}
              onUnfinished={onUnfinished}
              label={t('profileScreens.facts.birth')}
              today={today}
            />
          </div>
        </CardBody>
      )}
    </Section>
  );
}
