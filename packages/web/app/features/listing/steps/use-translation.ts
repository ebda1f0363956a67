import { translateDescription } from '@heima/domain/listing-content/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { useState } from 'react';
import { useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** Translates a description by machine; the source is saved first, so that nothing old is translated. */
export function useTranslation() {
  const { t } = useTexts();
  const form = useDraftForm();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [asksToReplace, setAsksToReplace] = useState(false);
  const translate = async (from: Language, to: Language, replace: boolean) => {
    setIsBusy(true);
    setFault(undefined);
    try {
      const id = await form.ensure();
      await form.save();
      const translated = await callApi(translateDescription, {
        params: { id },
        body: { from, to, replace, client_id: form.clientId() },
      });
      setAsksToReplace(false);
      form.updateCache(({ description_translations: all }) => ({
        description_translations: [...all.filter(({ language }) => language !== to), translated],
      }));
      form.take(`description.${to}`, translated.text);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error.body : undefined;
      setAsksToReplace(problem?.code === 'listingContent.writtenByHand');
      setFault(problem?.detail || t('wizardScreens.description.translateFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { translate, isBusy, fault, asksToReplace };
}
