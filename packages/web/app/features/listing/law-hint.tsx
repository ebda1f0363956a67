import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { type LawRule, lawRule } from './law-rules.ts';

/** A rule of law beside the field it concerns: the rule, why it is so, and its article. */
export function LawHint({ rule }: { rule: LawRule }) {
  const { t } = useTexts();
  const { act, article, from } = lawRule(rule);
  if (from && from > todayInIceland(new Date())) return null;
  return (
    <div className="law">
      <b>{t(`wizardScreens.law.${rule}.rule`)}</b>
      {t(`wizardScreens.law.${rule}.why`)}{' '}
      <cite>
        {article ? t(`wizardScreens.law.acts.${act}`, { article }) : t(`wizardScreens.law.whole.${act}`)}
      </cite>
    </div>
  );
}
