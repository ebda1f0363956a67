import { listContractPaymentOptions } from '@heima/domain/reference/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { Segments } from '#features/listing/fields/segments.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './products-step.module.css';

/** Whether the lease is to be made here, and how the rent is then handled (V097). */
export function ProductsStep() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const wanted = useDraftField('requested_contract_service');
  return (
    <div className="stack stack--24">
      <Segments
        id={wanted.id}
        legend={t('wizardScreens.fields.contractService')}
        choices={[
          { value: 'no', label: t('wizardScreens.no') },
          { value: 'yes', label: t('wizardScreens.yes') },
        ]}
        value={values.requested_contract_service ? 'yes' : 'no'}
        onChange={(answer) =>
          set({
            requested_contract_service: answer === 'yes',
            service: answer === 'yes' ? (values.service ?? 'self_managed') : null,
          })
        }
        help={t('wizardScreens.products.help')}
        error={wanted.error}
      />
      {values.requested_contract_service && <Options />}
      <LawHint rule="agencyFee" />
    </div>
  );
}

function Options() {
  const { t, format, language } = useTexts();
  const service = useDraftField('service');
  const { data, isError, refetch } = useQuery(
    endpointQuery(listContractPaymentOptions, { query: { lang: language } }),
  );
  if (isError)
    return (
      <Notice
        tone="danger"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('wizardScreens.again')}
          </Button>
        }
      >
        {t('wizardScreens.products.failed')}
      </Notice>
    );
  return (
    <FieldGroup id={service.id} legend={t('wizardScreens.fields.service')} busy={!data}>
      <div className="stack stack--8">
        {(data ?? []).map(({ id, name, description, services }) => {
          const paid = services.filter(({ fee }) => fee > 0);
          return (
            <ChoiceCard
              key={id}
              name={service.id}
              value={id}
              title={name}
              checked={service.value === id}
              onChange={() => service.onChange(id)}
            >
              <span className={styles.options}>
                <span>{description}</span>
                <span className={styles.services}>{services.map((one) => one.name).join(' · ')}</span>
                <span className={styles.fee}>
                  {paid.length === 0
                    ? t('wizardScreens.products.free')
                    : paid
                        .map(
                          (one) => `${format.money(one.fee)} ${t(`reference.labels.feePeriod.${one.per}`)}`,
                        )
                        .join(' + ')}
                </span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
    </FieldGroup>
  );
}
