import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { codeAndPlace, joined } from '@heima/domain/shared/one-line.ts';
import { depositWords } from '#entities/listing/cost-words.ts';
import { useDraftForm } from '#features/listing/draft/draft-form.tsx';
import type { DraftPreview } from '#features/listing/draft/draft-preview.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './wizard.module.css';

interface SummaryRowsProps {
  preview: DraftPreview;
  addressOf: (step: WizardStep) => string;
}

/** What has been filled in, step by step, each with the way back to it. */
export function SummaryRows({ preview, addressOf }: SummaryRowsProps) {
  const { t } = useTexts();
  const rows = useRows(preview);
  return (
    <Card as="dl" lined>
      {rows.map(({ step, value }) => (
        <div key={step} className={styles.summary}>
          <dt className="small muted">{t(`wizardScreens.steps.${step}.name`)}</dt>
          <dd>{value || <span className="muted">{t('wizardScreens.summary.nothing')}</span>}</dd>
          <dd className={styles.summaryEdit}>
            <LinkButton
              variant="quiet"
              size="small"
              to={addressOf(step)}
              aria-label={t('wizardScreens.summary.changeStep', {
                name: t(`wizardScreens.steps.${step}.name`),
              })}
            >
              {t('wizardScreens.summary.change')}
            </LinkButton>
          </dd>
        </div>
      ))}
    </Card>
  );
}

function useRows(preview: DraftPreview): { step: WizardStep; value: string }[] {
  const { t, format } = useTexts();
  const { values } = useDraftForm();
  const join = (...parts: Parameters<typeof joined>[0]) => joined(parts);
  const address = [values['address.street_name'], values['address.street_number']].filter(Boolean).join(' ');
  const { bedrooms, bathrooms, size, price, rules } = preview;
  return [
    { step: '1_map', value: join(address, codeAndPlace(values['address.postal_code'], preview.city)) },
    {
      step: '1_type',
      value: join(
        preview.listing_type && t(`reference.labels.listingType.${preview.listing_type}`),
        preview.listing_category && t(`reference.labels.listingCategory.${preview.listing_category}`),
      ),
    },
    {
      step: '2_amenities',
      value: join(
        preview.furniture && t(`reference.labels.furniture.${preview.furniture}`),
        preview.amenities.length > 0 &&
          t('wizardScreens.summary.amenities', { count: preview.amenities.length }),
      ),
    },
    {
      step: '2_size',
      value: join(
        size !== null && `${format.number(size)}\u00a0m²`,
        bedrooms !== null && t('listingScreen.glance.bedrooms', { count: bedrooms }),
        bathrooms !== null && t('listingScreen.glance.bathrooms', { count: bathrooms }),
      ),
    },
    {
      step: '3_photos',
      value:
        preview.images.length > 0 ? t('wizardScreens.summary.photos', { count: preview.images.length }) : '',
    },
    { step: '3_description', value: preview.title ?? '' },
    {
      step: '4_rules',
      value: join(
        t(rules.smoking ? 'listingScreen.glance.smoking' : 'listingScreen.glance.noSmoking'),
        t(values['answer.pets'] ? 'listingScreen.glance.pets' : 'listingScreen.glance.noPets').toLowerCase(),
        rules.max_people > 0 && t('listingScreen.glance.people', { count: rules.max_people }).toLowerCase(),
      ),
    },
    {
      step: '4_availability',
      value: join(
        preview.available_from
          ? t('wizardScreens.summary.from', { date: format.date(preview.available_from) })
          : !values['answer.later'] && t('wizardScreens.availability.now'),
        t(`wizardScreens.duration.${values.duration}.name`),
      ),
    },
    {
      step: '5_pricing',
      value: price
        ? join(
            `${format.money(price.price, price.currency)}${t(labelKey('priceTypeShort', preview.price_type))}`,
            depositWords(preview, price.currency, t, format),
          )
        : '',
    },
    {
      step: '6_products',
      value: values.requested_contract_service
        ? t(labelKey('contractPaymentOption', values.service ?? 'self_managed'))
        : t('wizardScreens.summary.noContract'),
    },
  ];
}
