import { decideIdentity } from '@heima/domain/identity/review-endpoints.form.ts';
import { decidePublishRequest } from '@heima/domain/listing-publication/endpoints.form.ts';
import { closeListingReport, closePersonReport } from '@heima/domain/reports/endpoints.form.ts';
import { reportOutcomes } from '@heima/domain/reports/report-codes.ts';
import type { QueueItemAnswer } from '@heima/domain/staff-queue/endpoints.ts';
import { useNavigate } from 'react-router';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/toasts.ts';

interface Values {
  choice: string;
  text: string;
}
interface DecideProps {
  item: QueueItemAnswer;
}

/** The decision about an open item; afterwards the next one is shown. */
export function Decide({ item }: DecideProps) {
  switch (item.kind) {
    case 'publish_requests':
      return <DecideRequest item={item} />;
    case 'listing_reports':
      return <CloseListingReport item={item} />;
    case 'person_reports':
      return <ClosePersonReport item={item} />;
    case 'identities':
      return <DecideDocument item={item} />;
  }
}

function DecideRequest({ item }: DecideProps) {
  const form = useEndpointForm(decidePublishRequest, {
    ...useDecision(item),
    toArgs: ({ choice, text }) => ({
      params: { id: item.id },
      body: {
        decision: choice as 'accept',
        ...(text.trim() && choice !== 'accept' ? { reason: text } : {}),
      },
    }),
  });
  return <DecisionForm item={item} form={form} choices={['accept', 'deny']} text="reason" />;
}

function DecideDocument({ item }: DecideProps) {
  const form = useEndpointForm(decideIdentity, {
    ...useDecision(item),
    toArgs: ({ choice, text }) => ({
      params: { id: item.id },
      body: { decision: choice as 'accept', reason: text },
    }),
  });
  return <DecisionForm item={item} form={form} choices={['accept', 'reject']} text="reason" />;
}

const closing = (id: string) => (values: Values) => ({
  params: { id },
  body: { outcome: values.choice as 'acted', answer: values.text },
});

function CloseListingReport({ item }: DecideProps) {
  const form = useEndpointForm(closeListingReport, { ...useDecision(item), toArgs: closing(item.id) });
  return <DecisionForm item={item} form={form} choices={reportOutcomes} text="answer" />;
}

function ClosePersonReport({ item }: DecideProps) {
  const form = useEndpointForm(closePersonReport, { ...useDecision(item), toArgs: closing(item.id) });
  return <DecisionForm item={item} form={form} choices={reportOutcomes} text="answer" />;
}

/** What all decisions have in common: their values, and the way to the next item. */
function useDecision({ kind, next_id, previous_id }: QueueItemAnswer) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const next = next_id ?? previous_id;
  const initial: Values = { choice: '', text: '' };
  const names = { decision: 'choice', outcome: 'choice', reason: 'text', answer: 'text' } as const;
  return {
    initial,
    fieldNames: names,
    onDone: async () => {
      showToast({ tone: 'success', text: t('staffScreens.decide.done') });
      await navigate(next ? `/man/queue/${kind}/${next}` : `/man/queue/${kind}`);
    },
  };
}

interface DecisionFormProps extends DecideProps {
  form: EndpointForm<Values>;
  choices: readonly ('accept' | 'deny' | 'reject' | (typeof reportOutcomes)[number])[];
  text: 'reason' | 'answer';
}

function DecisionForm({ item: { kind }, form, choices, text }: DecisionFormProps) {
  const { t } = useTexts();
  const choice = form.field('choice');
  const needsNoText = kind === 'publish_requests' && form.values.choice === 'accept';
  return (
    <Section title={t('staffScreens.decide.title')}>
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <FieldGroup id={choice.id} legend={t('staffScreens.decide.choice')} error={choice.error}>
          {choices.map((code) => (
            <ChoiceCard
              key={code}
              name="choice"
              value={code}
              checked={choice.value === code}
              aria-invalid={choice.error ? true : undefined}
              aria-describedby={choice.error ? `${choice.id}-error` : undefined}
              onChange={() => choice.onChange(code)}
              title={t(`staffScreens.choices.${code}`)}
            />
          ))}
        </FieldGroup>
        {!needsNoText && (
          <TextAreaField
            {...form.field('text')}
            label={t(`staffScreens.decide.${text}`)}
            help={t(`staffScreens.decide.${text}Help`)}
            rows={4}
            maxLength={1000}
          />
        )}
        <div>
          <SubmitButton form={form} variant="primary">
            {t('staffScreens.decide.send')}
          </SubmitButton>
        </div>
      </form>
    </Section>
  );
}
