import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LawNote } from '#ui/law-note.tsx';

/** Rules of law in the one shape they have everywhere: the rule, why, the article. */
export function LawPoints({ section, points }: { section: string; points: readonly string[] }) {
  const { t } = useTexts();
  const text = (point: string, part: 'rule' | 'why' | 'article') =>
    t(keyFromData(`aboutScreen.${section}.points.${point}.${part}`));
  return points.map((point) => (
    <LawNote key={point} rule={text(point, 'rule')} article={text(point, 'article')}>
      {text(point, 'why')}
    </LawNote>
  ));
}
