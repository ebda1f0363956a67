import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { openLogin } from '#features/auth/open-login.ts';
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
import type { Autosave, AutosaveState } from '#platform/autosave/autosave.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Peek } from './preview.tsx';
import { SummaryStep } from './summary-step.tsx';
import type { Publishing } from './use-publishing.ts';

interface StepBodyProps {
  step: WizardStep;
  photos: PhotoUploads;
  state: AutosaveState;
  autosave: Autosave;
  publishing: Publishing;
}

/** The fields of a step. */
export function StepBody({ step, photos, state, autosave, publishing }: StepBodyProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const signIn = async () => {
    await autosave.flush();
    openLogin({
      title: t('wizardScreens.signInFor.lookup'),
      userType: 'LL',
      redirect: location.pathname + location.search,
    });
  };
  switch (step) {
    case '1_map':
      return (
        <PlaceStep
          onSignIn={viewer ? undefined : () => void signIn()}
          map={(pin) => <LazyPinMap {...pin} />}
        />
      );
    case '1_type':
      return <TypeStep />;
    case '2_amenities':
      return <AmenitiesStep />;
    case '2_size':
      return <SizeStep />;
    case '3_photos':
      return <PhotosStep photos={photos} />;
    case '3_description':
      return <DescriptionStep />;
    case '4_rules':
      return <RulesStep />;
    case '4_availability':
      return <AvailabilityStep />;
    case '5_pricing':
      return <PricingStep peek={<Peek />} />;
    case '6_products':
      return <ProductsStep />;
    case '6_summary':
      return <SummaryStep state={state} publishing={publishing} />;
  }
}
