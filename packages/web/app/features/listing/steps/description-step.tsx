import { useDraftField } from '#features/listing/draft/draft-form.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DescriptionEditor } from './description-editor.tsx';

const longestTitle = 120;

/** What the home is called and what is said of it (V093, V073). */
export function DescriptionStep() {
  const { t } = useTexts();
  const title = useDraftField('title');
  return (
    <div className="stack stack--24">
      <TextField
        {...title}
        label={t('wizardScreens.fields.title')}
        help={t('wizardScreens.description.titleHelp', { count: title.value.length, most: longestTitle })}
        placeholder={t('wizardScreens.description.titleExample')}
        maxLength={longestTitle}
        autoComplete="off"
      />
      <TextField
        {...useDraftField('neighbourhood')}
        label={t('wizardScreens.fields.neighbourhood')}
        optional={t('shell.form.optional')}
        help={t('wizardScreens.description.neighbourhoodHelp')}
        maxLength={80}
        autoComplete="off"
      />
      <DescriptionEditor />
    </div>
  );
}
