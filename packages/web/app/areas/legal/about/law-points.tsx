import { useTexts } from '#platform/i18n/use-texts.tsx';

/** Rules of law in the one shape they have everywhere: the rule, why, the article. */
export function LawPoints({ section, points }: { section: string; points: readonly string[] }) {
  const { t } = useTexts();
  return points.map((point) => (
    <p key={point} className="law">
      <b>{t(`about.${section}.points.${point}.rule`)}</b>
      {t(`about.${section}.points.${point}.why`)} <cite>{t(`about.${section}.points.${point}.article`)}</cite>
    </p>
  ));
}
