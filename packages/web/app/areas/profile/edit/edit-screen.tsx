import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '#areas/profile/profile.module.css';
import { useOwnProfile } from '#areas/profile/profile-queries.ts';
import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { IdentitySection } from '#features/identity/identity-section.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { showToast } from '#ui/toasts.ts';
import { PersonFields } from './person-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { RentalFields } from './rental-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Everything of one's own profile that can be changed (V045). */
export function EditScreen() {
  const { t } = useTexts();
  const account = useOwnAccount();
  const own = useOwnProfile();
  const profile = own.data;
  return (
    <Page
      head={<PageHead title={t('profileScreens.editTitle')} path="/profile/edit" hidden />}
      title={t('profileScreens.editTitle')}
      state={loadState(own, t('profileScreens.failed'), 3)}
    >
      {profile && account && <EditForm account={account} profile={profile} />}
    </Page>
  );
}

function EditForm({ account, profile }: { account: CurrentUser; profile: OwnProfile }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useProfileForm(account, profile);
  const [saved, setSaved] = useState(false);
  useFieldOfAddress();

  // Once nothing is unsaved any more, so that leaving is not asked about.
  useEffect(() => {
    if (!saved || form.changed) return;
    showToast({ tone: 'success', text: t('profileScreens.saved') });
    if (form.nameChanged.current) location.assign('/profile');
    else void navigate('/profile');
  }, [saved, form.changed, form.nameChanged, navigate, t]);

  const save = async () => {
    if (form.sending) return;
    if (await form.save()) setSaved(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <div className="stack stack--24">
      <PictureField profile={profile} name={account.full_name} />
      <PersonFields
        form={form.person}
        onUnfinished={form.onUnfinished}
        account={account}
        locked={profile.has_verified_identity}
        onSubmit={onSubmit}
      />
      <RentalFields form={form.rental} profile={profile} onSubmit={onSubmit} />
      <IdentitySection account={account} page="/profile/edit" />
      <div className={styles.actions}>
        <LinkButton variant="soft" to="/profile">
          {t('profileScreens.cancel')}
        </LinkButton>
        <Button variant="primary" busy={form.sending} onClick={() => void save()}>
          {form.sending ? t('profileScreens.saving') : t('profileScreens.save')}
        </Button>
      </div>
      <UnsavedChanges when={form.changed} onSave={form.save} />
    </div>
  );
}

/** Leads to the field that the address names, when one comes from what the profile lacks. */
function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hash]);
}
