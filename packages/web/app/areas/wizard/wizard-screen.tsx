import { stepNumber, type WizardStep, wizardSteps } from '@heima/domain/listings/wizard-steps.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { useAutosavedDraft } from '#features/listing/draft/use-autosaved-draft.ts';
import { usePhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { SaveNotice } from '#platform/autosave/save-mark.tsx';
import { UnsavedEdits } from '#platform/autosave/unsaved-edits.tsx';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { CopiedNotice } from './copied-notice.tsx';
import { stepAddress } from './draft-address.ts';
import { Peek, PreviewAside } from './preview.tsx';
import { Progress } from './progress.tsx';
import { StepBody } from './step-body.tsx';
import { PublishButton } from './summary-step.tsx';
import { usePublishing } from './use-publishing.ts';
import { useStepCheck } from './use-step-check.ts';
import styles from './wizard.module.css';
import { WizardHeader } from './wizard-header.tsx';

const formId = 'wizard-form';

interface WizardScreenProps {
  /** The draft to go on with; the first edit makes one where there is none. */
  draft: string | undefined;
  step: WizardStep;
  onMade: (id: string) => void;
}

/** One step of the wizard: one decision, the card as it looks by now, and the way back and on (R271). */
export function WizardScreen({ draft, step, onMade }: WizardScreenProps) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { form: saved, state, autosave } = useAutosavedDraft(draft, step);
  const { form, check } = useStepCheck(saved, step);
  const photos = usePhotoUploads(form);
  const publishing = usePublishing({ autosave, state, form, photos });
  const heading = useStepFocus(step);
  useEarlyTyping(formId);
  const at = wizardSteps.indexOf(step);
  const [before, next] = [wizardSteps[at - 1], wizardSteps[at + 1]];
  const made = state.id;
  const onMadeNow = useRef(onMade);
  onMadeNow.current = onMade;
  useEffect(() => {
    if (made !== undefined && made !== draft) onMadeNow.current(made);
  }, [made, draft]);
  const keptStep = form.listing?.step;
  // Only going to another step is remembered; what the server answers of the step is not sent back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (made !== undefined && keptStep !== undefined && keptStep !== step) autosave.edit({ step });
  }, [step, made, autosave]);
  const placeWaits = Object.entries(state.edits).some(
    ([field, edit]) => edit.state === 'waiting' && (field.startsWith('address.') || field === 'location'),
  );
  const title = t(`wizardScreens.steps.${step}.title`);
  return (
    <DraftFormProvider value={form}>
      <div className={styles.wizard}>
        <PageHead
          title={`${title} · ${t('wizardScreens.name')}`}
          description={t('wizardScreens.about')}
          path="/start-listing"
        />
        <WizardHeader state={state} />
        <Progress step={step} addressOf={(one) => stepAddress(params, one)} />
        <main id="content" className={classNames(styles.columns, 'wrap')}>
          <form
            id={formId}
            method="post"
            className={styles.form}
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault();
              if (next && check()) navigate(stepAddress(params, next));
            }}
          >
            <CopiedNotice />
            <div className="stack stack--8">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <p className="muted">{t(`wizardScreens.steps.${step}.lead`)}</p>
            </div>
            <SaveNotice
              state={state}
              onAgain={() => void autosave.flush()}
              failed={placeWaits ? t('wizardScreens.placeFailed') : undefined}
            />
            <StepBody step={step} photos={photos} state={state} autosave={autosave} publishing={publishing} />
            {/* The price has it where it is typed, the last step is an overview itself. */}
            {step !== '5_pricing' && step !== '6_summary' && <Peek />}
          </form>
          <PreviewAside />
        </main>
        <BottomBar label={t('wizardScreens.bar')}>
          {before ? (
            <LinkButton variant="soft" size="large" to={stepAddress(params, before)}>
              <Icon of={IconArrowLeft} />
              {t('wizardScreens.back')}
            </LinkButton>
          ) : (
            <span />
          )}
          {next ? (
            <Button variant="primary" size="large" className={styles.next} type="submit" form={formId}>
              {t('wizardScreens.next')}
              <Icon of={IconArrowRight} />
            </Button>
          ) : (
            <PublishButton publishing={publishing} />
          )}
        </BottomBar>
        <p className="sr" role="status">
          {t('wizardScreens.progress.now', {
            number: stepNumber(step),
            name: t(`wizardScreens.groups.${stepNumber(step)}`),
          })}
        </p>
        <UnsavedEdits autosave={autosave} state={state} />
      </div>
    </DraftFormProvider>
  );
}

/** Another step begins at its heading; a link to a field begins at the field (X01). */
function useStepFocus(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === step + hash) return;
    shown.current = step + hash;
    if (!focusField(hash) && !isFirst) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
  }, [step, hash]);
  return heading;
}
