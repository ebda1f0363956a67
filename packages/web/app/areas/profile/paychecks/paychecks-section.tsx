import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { maxPaychecks } from '@heima/domain/profiles/profile-limits.ts';
import { IconLock, IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import styles from '#areas/profile/profile.module.css';
import { useOwnProfile } from '#areas/profile/profile-queries.ts';
import { SendingRow } from '#areas/profile/sending-row.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { PaycheckRow } from './paycheck-row.tsx';
import { usePaycheckUpload } from './use-paycheck-upload.ts';

/** Documents that say what the person earns (V052): seen by those only to whom they were shown. */
export function PaychecksSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTexts();
  const { update } = useOwnProfile();
  const heading = useId();
  const { sending, choose, cancel, refusal } = usePaycheckUpload(profile.user_id, (added) =>
    update((held) => ({
      ...held,
      paychecks: [added, ...held.paychecks.filter(({ id }) => id !== added.id)],
    })),
  );
  const isFull = profile.paychecks.length >= maxPaychecks;
  const leave = (id: string) => {
    update((held) => ({ ...held, paychecks: held.paychecks.filter((one) => one.id !== id) }));
    document.getElementById(heading)?.focus();
  };
  return (
    <Section bar id="paychecks" title={t('profileScreens.sections.paychecks')}>
      <CardBody className="stack stack--12">
        <p id={heading} tabIndex={-1} className={classNames(styles.note, 'small muted')}>
          <Icon of={IconLock} size={16} />
          <span>{t('profileScreens.paychecks.lead')}</span>
        </p>
        {profile.paychecks.length === 0 && !sending && <p>{t('profileScreens.paychecks.none')}</p>}
      </CardBody>
      {profile.paychecks.length > 0 && (
        <Rows>
          {profile.paychecks.map((paycheck) => (
            <PaycheckRow
              key={paycheck.id}
              paycheck={paycheck}
              onChanged={(changed) =>
                update((held) => ({
                  ...held,
                  paychecks: held.paychecks.map((one) => (one.id === changed.id ? changed : one)),
                }))
              }
              onGone={() => leave(paycheck.id)}
            />
          ))}
        </Rows>
      )}
      <CardBody className="stack stack--12">
        {sending && <SendingRow sending={sending} onCancel={cancel} />}
        {refusal && <FieldError alert>{refusal}</FieldError>}
        <div>
          <FileButton
            accept="application/pdf,image/jpeg,image/png"
            icon={IconUpload}
            disabled={sending !== undefined || isFull}
            onChosen={choose}
          >
            {t('profileScreens.paychecks.add')}
          </FileButton>
        </div>
        <p className="small muted">
          {isFull
            ? t('profileScreens.paychecks.full', { count: maxPaychecks })
            : t('profileScreens.paychecks.kinds')}
        </p>
      </CardBody>
    </Section>
  );
}
