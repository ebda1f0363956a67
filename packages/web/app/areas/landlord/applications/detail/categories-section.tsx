import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { chooseCategories } from '@heima/domain/applications/landlord-endpoints.form.ts';
import {
  type ApplicationCategory,
  applicationCategories,
} from '@heima/domain/reference/application-categories.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { hold } from '#platform/api/held.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Chips } from '#ui/chip.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** Who would live in the home, as the landlord's side sorts it (V250). */
export function CategoriesSection({ application }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const [chooses, setChooses] = useState(false);
  const { categories } = application;
  return (
    <Section
      id="categories"
      title={t('applicationsScreen.landlord.categories.title')}
      lead={t('applicationsScreen.landlord.private')}
      actions={
        <Button size="small" onClick={() => setChooses(true)}>
          <Icon of={IconPencil} size={16} />
          {t('applicationsScreen.landlord.categories.open')}
        </Button>
      }
    >
      {categories.length === 0 ? (
        <p className="muted">{t('applicationsScreen.landlord.categories.none')}</p>
      ) : (
        <ul className="row row--wrap">
          {categories.map((one) => (
            <li key={one}>
              <StateBadge tone="info">{t(labelKey('applicationCategory', one))}</StateBadge>
            </li>
          ))}
        </ul>
      )}
      {chooses && <CategoriesDialog application={application} onClose={() => setChooses(false)} />}
    </Section>
  );
}

interface CategoriesDialogProps {
  application: ReceivedApplication;
  onClose: () => void;
}

const valuesOf = ({ categories }: ReceivedApplication) => ({
  application_categories: categories as readonly ApplicationCategory[],
});

function CategoriesDialog({ application, onClose }: CategoriesDialogProps) {
  const { t } = useTexts();
  const { id } = application;
  const form = useEndpointForm(chooseCategories, {
    initial: valuesOf(application),
    versioned: { version: application.version ?? '', valuesOf },
    toArgs: ({ application_categories }) => ({
      params: { id },
      body: { application_categories: [...application_categories] },
    }),
    onDone: (answer) => {
      hold(applicationQuery(id), answer);
      onClose();
    },
  });
  const chosen = form.field('application_categories');
  return (
    <Dialog
      title={t('applicationsScreen.landlord.categories.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <FieldGroup
          id={chosen.id}
          legend={t('applicationsScreen.landlord.categories.legend')}
          error={chosen.error}
        >
          <Chips>
            {applicationCategories.map((one) => (
              <ChoiceChip
                key={one}
                type="checkbox"
                ticked
                name={chosen.name}
                value={one}
                checked={chosen.value.includes(one)}
                onChange={({ target }) =>
                  chosen.onChange(
                    // In the order of the list, however they were chosen.
                    applicationCategories.filter((other) =>
                      other === one ? target.checked : chosen.value.includes(other),
                    ),
                  )
                }
              >
                {t(labelKey('applicationCategory', one))}
              </ChoiceChip>
            ))}
          </Chips>
        </FieldGroup>
        <SubmitButton form={form}>{t('applicationsScreen.landlord.categories.save')}</SubmitButton>
      </form>
    </Dialog>
  );
}
