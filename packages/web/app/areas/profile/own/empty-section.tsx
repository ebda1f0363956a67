import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';

interface EmptySectionProps {
  id: 'applications' | 'payments' | 'contracts';
  /** Why there is nothing. */
  text: string;
  to?: string;
  action?: string;
}

/** A section in which the person has nothing yet (V048, V049, V050), with the next step where there is one. */
export function EmptySection({ id, text, to, action }: EmptySectionProps) {
  const { t } = useTexts();
  return (
    <Section bar id={id} title={t(`profileScreens.sections.${id}`)}>
      <CardBody className="stack stack--12">
        <p className="muted">{text}</p>
        {to && (
          <div>
            <LinkButton size="small" to={to}>
              {action}
            </LinkButton>
          </div>
        )}
      </CardBody>
    </Section>
  );
}
