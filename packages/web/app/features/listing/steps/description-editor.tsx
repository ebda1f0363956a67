import { descriptionLength } from '@heima/domain/listings/missing-fields.ts';
import { type Language, languageCodes, languages, languageTag } from '@heima/domain/shared/language.ts';
import { IconAlertCircle, IconCircleCheck, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldId, useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { controlProps, Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslation } from './use-translation.ts';

/**
 * The description in each language, one at a time, with how long it may be (R240). The others can be translated by
 * machine, and then say so until somebody writes them anew.
 */
export function DescriptionEditor() {
  const { t, language: pageLanguage } = useTexts();
  const { values, listing } = useDraftForm();
  const written = languageCodes.filter((code) => values[`description.${code}`].trim() !== '');
  const primary = written.length > 0 ? values.primary_description : pageLanguage;
  const [language, setLanguage] = useState<Language>(primary);
  const isMachine = (code: Language) =>
    listing?.description_translations.some((one) => one.language === code && one.machine_translated) ?? false;
  return (
    <section className="stack stack--12" id={fieldId('description')} tabIndex={-1}>
      <Tabs
        label={t('wizardScreens.description.languages')}
        value={language}
        onChange={setLanguage}
        tabs={languages.map(({ code, name }) => ({
          value: code,
          label: (
            <>
              <span lang={languageTag(code)}>{name}</span>
              {written.includes(code) && (
                <Icon of={isMachine(code) ? IconSparkles : IconCircleCheck} size={16} />
              )}
            </>
          ),
        }))}
      >
        <div className="stack stack--12">
          <TextIn key={language} language={language} isMachine={isMachine(language)} />
          <Translate to={language} from={written.filter((code) => code !== language)} primary={primary} />
        </div>
      </Tabs>
    </section>
  );
}

function TextIn({ language, isMachine }: { language: Language; isMachine: boolean }) {
  const { t, format } = useTexts();
  const field = useDraftField(`description.${language}`);
  const { length } = field.value.trim();
  const { min, max } = descriptionLength;
  const state = length === 0 ? 'empty' : length < min ? 'short' : length > max ? 'long' : 'enough';
  const counter = t(`wizardScreens.description.counter.${state}`, {
    count: length,
    missing: min - length,
    number: format.number(length),
    least: min,
    most: format.number(max),
  });
  return (
    <>
      {isMachine && (
        <Notice tone="info" icon={IconSparkles}>
          {t('wizardScreens.description.machine')}
        </Notice>
      )}
      <Field
        id={field.id}
        label={t('wizardScreens.fields.description')}
        error={field.error}
        help={
          state === 'enough' || state === 'long' ? (
            <StateBadge
              look="text"
              tone={state === 'long' ? 'danger' : 'success'}
              icon={state === 'long' ? IconAlertCircle : IconCircleCheck}
            >
              {counter}
            </StateBadge>
          ) : (
            <span>{counter}</span>
          )
        }
      >
        <TextArea
          {...controlProps(field, { help: true }, {})}
          rows={10}
          lang={languageTag(language)}
          placeholder={t('wizardScreens.description.example')}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
        />
      </Field>
    </>
  );
}

/** Fills a language from another by machine; what somebody wrote is replaced only when that is asked for. */
function Translate({ to, from, primary }: { to: Language; from: readonly Language[]; primary: Language }) {
  const { t } = useTexts();
  const source = from.includes(primary) ? primary : from[0];
  const { translate, isBusy, fault, asksToReplace } = useTranslation();
  if (!source) return null;
  const words = { from: t(`wizardScreens.description.from.${source}`) };
  return (
    <div className="stack stack--8">
      <div>
        <Button disabled={isBusy} onClick={() => void translate(source, to, asksToReplace)}>
          <Icon of={IconSparkles} />
          {t(
            isBusy
              ? 'wizardScreens.description.translating'
              : asksToReplace
                ? 'wizardScreens.description.replace'
                : 'wizardScreens.description.translate',
            words,
          )}
        </Button>
      </div>
      <div role="status">{fault && <Notice tone={asksToReplace ? 'warning' : 'danger'}>{fault}</Notice>}</div>
    </div>
  );
}
