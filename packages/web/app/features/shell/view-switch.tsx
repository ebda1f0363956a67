import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import type { UserType } from '@heima/domain/people/user-type.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import type { MenuPerson } from './menu.ts';

const views: readonly UserType[] = ['TN', 'LL'];

/** Where the page goes after the switch: staff to the profile (R118), everybody else stays. */
const afterSwitch = (person: Pick<MenuPerson, 'is_staff'>): string | undefined =>
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
    <Segmented label={t('shell.view.label')} size={small ? 'small' : 'medium'} wide>
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
    </Segmented>
  );
}
