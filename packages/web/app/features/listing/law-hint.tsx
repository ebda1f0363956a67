import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { LawNote } from '#ui/law-note.tsx';
import { type LawRule, lawRule } from './law-rules.ts';

/** A rule of law beside the field it concerns: the rule, why it is so, and its article. */
export function LawHint({ rule }: { rule: LawRule }) {
  const { t } = useTexts();
  const today = useToday();
  const { act, article, from } = lawRule(rule);
  if (from && from > today) return null;
  return (
    <LawNote
      rule={t(`wizardScreens.law.${rule}.rule`)}
      article={
        article ? t(`wizardScreens.law.acts.${act}`, { article }) : t(`wizardScreens.law.whole.${act}`)
      }
    >
      {t(`wizardScreens.law.${rule}.why`)}
    </LawNote>
  );
}
