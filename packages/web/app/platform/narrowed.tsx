import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Chips } from '#ui/chip.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TagChip } from '#ui/tag-chip.tsx';

interface NarrowedProps {
  /** What the list is narrowed to. */
  to: string;
  /** The address of the whole list. */
  all: string;
  isEmpty: boolean;
}

/** Says what the address narrows a list to, and leads to all of it. */
export function Narrowed({ to, all, isEmpty }: NarrowedProps) {
  const { t } = useTexts();
  return (
    <div className="stack stack--12">
      <Chips>
        <TagChip removeTo={all} removeLabel={t('shell.narrowed.all')}>
          {to}
        </TagChip>
      </Chips>
      {isEmpty && (
        <>
          <p className="muted">{t('shell.narrowed.none')}</p>
          <div>
            <LinkButton to={all}>{t('shell.narrowed.all')}</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
