import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Chips } from '#ui/chip.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';

interface ChoiceChipsProps {
  /** Name of the field in the search. */
  field: string;
  codes: readonly string[];
  /** Where the words of the codes stand. */
  texts?: string;
  /** Words that stand in no text, by code. */
  names?: Readonly<Record<string, string>>;
  chosen: readonly string[] | undefined;
  /** How many homes each would find. */
  counts?: Readonly<Record<string, number>> | null | undefined;
  /** Where the choice is kept outside of the form. */
  onToggle?: (code: string) => void;
}

/** Choices of which several may hold, each with the homes it would find; nothing is hidden when that is none. */
export function ChoiceChips({ field, codes, texts, names, chosen = [], counts, onToggle }: ChoiceChipsProps) {
  const { t, format } = useTexts();
  return (
    <Chips>
      {codes.map((code) => (
        <ChoiceChip
          key={code}
          type="checkbox"
          ticked
          name={field}
          value={code}
          more={counts ? format.number(counts[code] ?? 0) : undefined}
          {...(onToggle
            ? { checked: chosen.includes(code), onChange: () => onToggle(code) }
            : { defaultChecked: chosen.includes(code) })}
        >
          {names?.[code] ?? t(keyFromData(`${texts}.${code}`))}
        </ChoiceChip>
      ))}
    </Chips>
  );
}
