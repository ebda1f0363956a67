import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import type { PhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { AmenitiesStep } from '#features/listing/steps/amenities-step.tsx';
import { AvailabilityStep } from '#features/listing/steps/availability-step.tsx';
import { DescriptionStep } from '#features/listing/steps/description-step.tsx';
import { PhotosStep } from '#features/listing/steps/photos-step.tsx';
import { PlaceStep } from '#features/listing/steps/place-step.tsx';
import { PricingStep } from '#features/listing/steps/pricing-step.tsx';
import { ProductsStep } from '#features/listing/steps/products-step.tsx';
import { RulesStep } from '#features/listing/steps/rules-step.tsx';
import { SizeStep } from '#features/listing/steps/size-step.tsx';
import { TypeStep } from '#features/listing/steps/type-step.tsx';
import { LazyPinMap } from '#features/map/lazy-pin-map.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { Inline } from '#ui/prose.tsx';
import type { EditSection } from './sections.ts';

/** The fields of a section: the same as in the wizard. */
export function SectionBody({ section, photos }: { section: EditSection; photos: PhotoUploads }) {
  switch (section) {
    case 'base':
      return (
        <div className="stack stack--32">
          <DescriptionStep />
          <TypeStep />
          <Terms />
        </div>
      );
    case 'price':
      return <PricingStep />;
    case 'dates':
      return <AvailabilityStep />;
    case 'products':
      return <ProductsStep />;
    case 'images':
      return <PhotosStep photos={photos} />;
    case 'location':
      return <PlaceStep map={(pin) => <LazyPinMap {...pin} />} />;
    case 'size':
      return <SizeStep />;
    case 'amenities':
      return <AmenitiesStep />;
    case 'rules':
      return <RulesStep />;
    default:
      return null;
  }
}

/** The terms, until they are agreed to: without them nothing can be published (R241). */
function Terms() {
  const { t } = useTexts();
  const { listing } = useDraftForm();
  const terms = useDraftField('terms_accepted');
  return listing?.terms_accepted ? null : (
    <CheckField {...terms} label={<Inline text={t('wizardScreens.summary.terms')} />} />
  );
}
