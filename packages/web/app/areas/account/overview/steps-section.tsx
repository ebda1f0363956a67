import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** What may be done next, in words. */
export interface StepRow {
  step: string;
  title: string;
  text: string;
  to: string;
}

/** What was never done and leads on. */
export function StepsSection({ rows }: { rows: readonly StepRow[] }) {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  const title = t('overviewScreen.steps.title');
  return (
    <Section bar title={title}>
      <Rows label={title}>
        {rows.map(({ step, title: name, text, to }) => (
          <Row key={step} title={<Link to={to}>{name}</Link>}>
            <p className="small muted">{text}</p>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
