import { changePaycheck } from '@heima/domain/profiles/endpoints.form.ts';
import { deletePaycheck } from '@heima/domain/profiles/endpoints.ts';
import type { Paycheck } from '@heima/domain/profiles/profile-answer.ts';
import { maxPaycheckDescription } from '@heima/domain/profiles/profile-limits.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from '#areas/profile/profile.module.css';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toasts.ts';
import { PaycheckLink } from './paycheck-link.tsx';

interface PaycheckRowProps {
  paycheck: Paycheck;
  onChanged: (changed: Paycheck) => void;
  onGone: () => void;
}

/** One paycheck: what it is, its file, and the ways to describe it anew or delete it. */
export function PaycheckRow({ paycheck, onChanged, onGone }: PaycheckRowProps) {
  const { t } = useTexts();
  const [mode, setMode] = useState<'describe' | 'delete'>();
  const more = useRef<HTMLButtonElement>(null);
  const name = paycheck.description || paycheck.file.name;
  const removal = useEndpointCall(deletePaycheck, {
    onDone: () => {
      showToast({ tone: 'success', text: t('profileScreens.paychecks.deleted', { name }) });
      onGone();
    },
    onRefusal: (problem) => {
      showToast({ tone: 'danger', text: problem.body.detail });
      return true;
    },
  });
  const endDescribing = () => {
    setMode(undefined);
    requestAnimationFrame(() => more.current?.focus());
  };
  if (mode === 'describe')
    return (
      <li className={styles.row}>
        <Describe
          paycheck={paycheck}
          onDone={(changed) => {
            if (changed) onChanged(changed);
            endDescribing();
          }}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <PaycheckLink paycheck={paycheck} />
      <Menu
        ref={more}
        label={t('shell.moreNamed', { name })}
        onFailure={announceMissingPart}
        entries={[
          {
            icon: IconPencil,
            label: t('profileScreens.paychecks.describe'),
            onChoose: () => setMode('describe'),
          },
          {
            icon: IconTrash,
            label: t('profileScreens.paychecks.delete'),
            danger: true,
            disabled: removal.sending,
            onChoose: () => setMode('delete'),
          },
        ]}
      />
      {mode === 'delete' && (
        <ConfirmDialog
          title={t('profileScreens.paychecks.deleteTitle')}
          text={t('profileScreens.paychecks.deleteText', { name })}
          action={t('profileScreens.paychecks.deleteAction')}
          close={t('profileScreens.paychecks.keep')}
          closeLabel={t('shell.close')}
          danger
          onClose={() => setMode(undefined)}
          onAction={async () => {
            await removal.run({ params: { id: paycheck.id } });
            setMode(undefined);
          }}
        />
      )}
    </li>
  );
}

function Describe({
  paycheck,
  onDone,
}: {
  paycheck: Paycheck;
  onDone: (changed: Paycheck | undefined) => void;
}) {
  const { t } = useTexts();
  const form = useEndpointForm(changePaycheck, {
    initial: { description: paycheck.description },
    versioned: { version: paycheck.version, valuesOf: ({ description }) => ({ description }) },
    toArgs: (body) => ({ params: { id: paycheck.id }, body }),
    onDone,
  });
  const field = form.field('description');
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <form
      {...form.formProps}
      className={classNames(styles.rowForm, 'stack stack--8')}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onDone(undefined);
      }}
    >
      <FormProblems form={form} />
      <TextField
        {...field}
        label={t('profileScreens.paychecks.description')}
        help={t('profileScreens.paychecks.example')}
        maxLength={maxPaycheckDescription}
        autoComplete="off"
      />
      <div className="row">
        <SubmitButton form={form} variant="line" size="small">
          {t('profileScreens.save')}
        </SubmitButton>
        <Button variant="quiet" size="small" onClick={() => onDone(undefined)}>
          {t('profileScreens.cancel')}
        </Button>
      </div>
    </form>
  );
}
