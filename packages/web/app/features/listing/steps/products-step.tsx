import { defaultContractPaymentOption } from '@heima/domain/reference/contract-payment-options.ts';
import { listContractPaymentOptions } from '@heima/domain/reference/endpoints.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
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
            service: answer === 'yes' ? (values.service ?? defaultContractPaymentOption) : null,
            ...(answer === 'yes' ? {} : { service_paid_by_tenant: false }),
          })
        }
        help={t('wizardScreens.products.help')}
        error={wanted.error}
      />
      {values.requested_contract_service && <Options />}
      {values.requested_contract_service && <ServicePaid />}
      <PreApproval />
      <LawHint rule="agencyFee" />
    </div>
  );
}

/** Who pays an extra service; mediation and the lease itself are never the tenant's (Rent Act art. 77, G32). */
function ServicePaid() {
  const { t } = useTexts();
  const { values } = useDraftForm();
  const paid = useDraftField('service_paid_by_tenant');
  if (values.service === null || values.service === defaultContractPaymentOption) return null;
  return (
    <Segments
      id={paid.id}
      legend={t('wizardScreens.fields.servicePaid')}
      choices={[
        { value: 'no', label: t('wizardScreens.products.byLandlord') },
        { value: 'yes', label: t('wizardScreens.products.byTenant') },
      ]}
      value={paid.value ? 'yes' : 'no'}
      onChange={(answer) => paid.onChange(answer === 'yes')}
      help={t('wizardScreens.products.servicePaidHelp')}
      error={paid.error}
    />
  );
}

function PreApproval() {
  const { t } = useTexts();
  const asked = useDraftField('pre_approval');
  return (
    <Segments
      id={asked.id}
      legend={t('wizardScreens.fields.preApproval')}
      choices={[
        { value: 'no', label: t('wizardScreens.no') },
        { value: 'yes', label: t('wizardScreens.yes') },
      ]}
      value={asked.value ? 'yes' : 'no'}
      onChange={(answer) => asked.onChange(answer === 'yes')}
      help={t('wizardScreens.products.preApprovalHelp')}
      error={asked.error}
    />
  );
}

function Options() {
  const { t, format, language } = useTexts();
  const { set } = useDraftForm();
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
              // What the landlord is paid directly costs nothing that a tenant could pay.
              onChange={() =>
                set(
                  id === defaultContractPaymentOption
                    ? { service: id, service_paid_by_tenant: false }
                    : { service: id },
                )
              }
            >
              <span className={styles.options}>
                <span>{description}</span>
                <span className={styles.services}>{joined(services.map((one) => one.name))}</span>
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
