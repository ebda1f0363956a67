import { lookUpProperty } from '@heima/domain/places/endpoints.ts';
import { readPropertyNumber } from '@heima/domain/places/property-number.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { useState } from 'react';
import { useDraftField } from '#features/listing/draft/draft-form.tsx';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { controlProps, Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';

export type Property = CallResult<typeof lookUpProperty>;

/** Fetches a property of the register; the message says what to do when that fails. */
export function usePropertyLookup(onFound: (property: Property) => void) {
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<Property>();
  const lookUp = async (number: string) => {
    setIsBusy(true);
    setFault(undefined);
    try {
      const property = await callApi(lookUpProperty, { params: { id: number } });
      setFound(property);
      onFound(property);
    } catch (error) {
      setFound(undefined);
      const detail = error instanceof ApiProblem && error.status !== 503 ? error.body.detail : undefined;
      setFault(detail || t('wizardScreens.address.lookupFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { lookUp, isBusy, fault, found };
}

interface PropertyFieldProps {
  lookup: ReturnType<typeof usePropertyLookup>;
  /** A visitor is asked to sign in before the register is. */
  onSignIn?: (() => void) | undefined;
}

/** The property number (R312), which brings address and size along for those who are signed in. */
export function PropertyField({ lookup, onSignIn }: PropertyFieldProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const field = useDraftField('address.fastanr');
  const number = readPropertyNumber(field.value);
  const [left, setLeft] = useState(false);
  /** Somebody tried to fetch what no number stands for. */
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = number === undefined && (isAsked || (left && field.value.trim() !== ''));
  const error = isWrong ? t('places.messages.propertyNumber') : (lookup.fault ?? field.error);
  return (
    <div className="stack stack--8">
      <Field
        id={field.id}
        label={t('wizardScreens.fields.fastanr')}
        help={t('wizardScreens.fields.fastanrHelp')}
        optional={t('shell.form.optional')}
        error={error}
      >
        <div className="row">
          <Input
            {...controlProps({ ...field, error }, { help: true }, {})}
            className="num"
            type="text"
            inputMode="text"
            autoComplete="off"
            placeholder={t('wizardScreens.fields.fastanrExample')}
            value={field.value}
            onChange={({ target }) => {
              setIsAsked(false);
              field.onChange(target.value);
            }}
            onBlur={() => setLeft(true)}
          />
          {viewer && (
            <Button
              busy={lookup.isBusy}
              onClick={() => {
                if (number) return void lookup.lookUp(number);
                setIsAsked(true);
                focusField(`#${field.id}`);
              }}
            >
              {t(lookup.isBusy ? 'wizardScreens.address.lookingUp' : 'wizardScreens.address.lookUp')}
            </Button>
          )}
        </div>
      </Field>
      {!viewer && onSignIn && (
        <div className="row row--wrap small muted">
          <span>{t('wizardScreens.address.lookupSignIn')}</span>
          <Button variant="quiet" size="small" onClick={onSignIn}>
            {t('wizardScreens.signIn')}
          </Button>
        </div>
      )}
    </div>
  );
}
