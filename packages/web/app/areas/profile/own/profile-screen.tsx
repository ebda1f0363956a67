import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { showPersonalId } from '@heima/domain/identity/kennitala.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { CorentersSection } from '#areas/profile/corenters/corenters-section.tsx';
import { Facts } from '#areas/profile/facts.tsx';
import { IdentitySection } from '#areas/profile/identity-section.tsx';
import { LinksSection } from '#areas/profile/links/links-section.tsx';
import { PaychecksSection } from '#areas/profile/paychecks/paychecks-section.tsx';
import styles from '#areas/profile/profile.module.css';
import { useOwnProfile } from '#areas/profile/profile-queries.ts';
import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { CardBody } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ContactSection } from './contact-section.tsx';

/** A person's own profile (V044): what landlords will see of it, how whole it is, and who may see it. */
export function ProfileScreen() {
  const { t } = useTexts();
  const account = useOwnAccount();
  const own = useOwnProfile();
  const profile = own.data;
  return (
    <Page
      head={<PageHead title={t('shell.menu.personalInfo')} path="/profile" hidden />}
      title={t('shell.menu.personalInfo')}
      state={loadState(own, t('profileScreens.failed'), 4)}
      actions={
        <>
          {profile && (
            <LinkButton to={`/profiles/${profile.id}`}>
              <Icon of={IconEye} />
              {t('profileScreens.seeAsLandlord')}
            </LinkButton>
          )}
          <LinkButton variant="primary" to="/profile/edit">
            <Icon of={IconPencil} />
            {t('profileScreens.edit')}
          </LinkButton>
        </>
      }
    >
      {profile && account && <Sections profile={profile} account={account} />}
    </Page>
  );
}

function Sections({ profile, account }: { profile: OwnProfile; account: CurrentUser }) {
  const { t } = useTexts();
  const isTenant = account.user_type === 'TN';
  return (
    <div className={styles.columns}>
      <div className={styles.firstColumn}>
        <CompletenessCard profile={profile} />
      </div>
      <div className="stack stack--24">
        <Section bar id="base" title={t('profileScreens.sections.base')}>
          <CardBody className="stack">
            <div className={styles.person}>
              <Avatar name={account.full_name} size="xl" image={profile.profile_image?.image.larger} />
              <p className={profile.bio ? styles.bio : 'muted'}>{profile.bio ?? t('profileScreens.noBio')}</p>
            </div>
            <Facts
              profile={profile}
              name={account.full_name}
              personalId={
                account.personal_id && account.personal_id_country
                  ? showPersonalId(account.personal_id_country, account.personal_id)
                  : undefined
              }
            />
          </CardBody>
        </Section>
        <ContactSection account={account} />
        <LinksSection />
        <CorentersSection />
        {isTenant && <ApplicationsSection />}
      </div>
      <div className="stack stack--24">
        <IdentitySection verified={profile.has_verified_identity} />
        {(isTenant || profile.paychecks.length > 0) && <PaychecksSection profile={profile} />}
      </div>
    </div>
  );
}
