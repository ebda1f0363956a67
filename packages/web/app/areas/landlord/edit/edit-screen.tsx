import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconCopy, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { DuplicateButton } from '#areas/landlord/duplicate-button.tsx';
import { DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { usePhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { PreviewButton } from '#features/listing/preview/preview-button.tsx';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { MissingList } from '#features/listing/publish/missing-list.tsx';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import styles from './edit.module.css';
import { ListingApplications } from './listing-applications.tsx';
import { PublicationButton } from './publication-button.tsx';
import { SectionBody } from './section-body.tsx';
import { sectionOf, sectionOfStep, shownSections } from './sections.ts';
import { Statistics } from './statistics.tsx';
import { useSectionForm } from './use-section-form.ts';

const formId = 'edit-form';

/** One section of a listing at a time; its changes wait for the button, since others see them at once. */
export function EditScreen({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const section = sectionOf(params);
  const { form, changed, isSaving, failure, note, save, reset } = useSectionForm(listing, section);
  const photos = usePhotoUploads(form);
  useEarlyTyping(formId);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to a field leads there each time it is pressed.
  useEffect(() => void focusField(hash), [section, hash, key]);
  const title = listing.title ?? t('listings.card.untitled');
  const name = t(`landlordScreens.edit.sections.${section}`);
  return (
    <DraftFormProvider value={form}>
      <Page
        head={
          <PageHead title={`${name} · ${title}`} path={`/landlord/my-listings/${listing.id}/edit`} hidden />
        }
        title={title}
        lead={t(`listingScreen.states.${listing.state}`)}
        actions={
          <>
            <LinkButton to={`/listings/${listing.id}`}>
              <Icon of={IconExternalLink} />
              {t('landlordScreens.edit.view')}
            </LinkButton>
            {listing.can.share_draft && listing.state === 'NEVER_PUBLISHED' && (
              <PreviewButton id={listing.id} />
            )}
            {listing.visible && (
              <LinkButton to={`/listings/${listing.id}/poster`}>
                <Icon of={IconPrinter} />
                {t('landlordScreens.edit.poster')}
              </LinkButton>
            )}
            {listing.can.duplicate && (
              <DuplicateButton id={listing.id}>
                <Icon of={IconCopy} />
              </DuplicateButton>
            )}
            <PublicationButton listing={listing} />
          </>
        }
        crumbs={
          <Crumbs
            label={t('landlordScreens.edit.crumbs')}
            above={[{ to: '/landlord/my-listings', title: t('shell.menu.myListings') }]}
            here={title}
          />
        }
      >
        {!listing.visible && (
          <MissingList
            missing={listing.missing_fields}
            addressOf={(step) => `?section=${sectionOfStep[step]}`}
          />
        )}
        <div className={styles.columns}>
          <LinkTabs
            look="side"
            label={t('landlordScreens.edit.menu')}
            value={section}
            tabs={shownSections.map((one) => ({
              value: one,
              to: `?section=${one}`,
              label: t(`landlordScreens.edit.sections.${one}`),
            }))}
          />
          {section === 'statistics' || section === 'applications' ? (
            <Card as="section" pad data-section className={styles.body} aria-labelledby="section">
              <h2 id="section">{name}</h2>
              {section === 'statistics' ? (
                <Statistics id={listing.id} />
              ) : (
                <ListingApplications id={listing.id} />
              )}
            </Card>
          ) : (
            <Card
              as="form"
              pad
              id={formId}
              method="post"
              data-section
              className={styles.body}
              aria-labelledby="section"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <h2 id="section">{name}</h2>
              <SectionBody section={section} photos={photos} />
              <div className={classNames(styles.foot, 'row row--wrap')}>
                {failure && (
                  <div className={styles.failure}>
                    <Notice
                      tone="danger"
                      role="alert"
                      title={failure.title}
                      action={
                        <Button size="small" busy={isSaving} onClick={() => void save()}>
                          {t('wizardScreens.again')}
                        </Button>
                      }
                    >
                      {failure.text}
                    </Notice>
                  </div>
                )}
                <Button variant="primary" size="large" type="submit" busy={isSaving}>
                  {t(isSaving ? 'landlordScreens.edit.saving' : 'landlordScreens.edit.save')}
                </Button>
                {changed && (
                  <Button variant="soft" size="large" busy={isSaving} onClick={reset}>
                    {t('landlordScreens.edit.undo')}
                  </Button>
                )}
                <span className="small muted" role="status">
                  {note && t(`landlordScreens.edit.${note}`)}
                </span>
              </div>
            </Card>
          )}
        </div>
        <UnsavedChanges when={changed} onSave={save} />
      </Page>
    </DraftFormProvider>
  );
}
