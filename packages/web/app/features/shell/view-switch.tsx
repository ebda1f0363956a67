import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import type { UserType } from '@heima/domain/people/user-type.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { MenuPerson } from './menu.ts';

const views: readonly UserType[] = ['TN', 'LL'];

/** Where the page goes after the switch: staff to the profile (R118), everybody else stays. */
export const afterSwitch = (person: Pick<MenuPerson, 'is_staff'>): string | undefined =>
  person.is_staff ? '/profile' : undefined;

/** Switches between the tenant and the landlord view (V005, R117). */
export function ViewSwitch({ person, small = false }: { person: MenuPerson; small?: boolean }) {
  const { t } = useTexts();
  const { run, sending } = useEndpointCall(updateUser, {
    onDone: () => {
      const to = afterSwitch(person);
      if (to) location.assign(to);
      else location.reload();
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed are a group, not a fieldset.
    <div
      className={small ? 'seg seg--s seg--wide' : 'seg seg--wide'}
      role="group"
      aria-label={t('shell.view.label')}
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={person.user_type === view}
          disabled={sending}
          onClick={() => {
            if (person.user_type !== view) void run({ params: { id: person.id }, body: { user_type: view } });
          }}
        >
          {t(`shell.view.${view}`)}
        </button>
      ))}
    </div>
  );
}
