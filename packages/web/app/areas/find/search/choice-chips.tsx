import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon.tsx';

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
    <div className="chips">
      {codes.map((code) => (
        <label key={code} className="chip chip--choice">
          <input
            className="sr"
            type="checkbox"
            name={field}
            value={code}
            {...(onToggle
              ? { checked: chosen.includes(code), onChange: () => onToggle(code) }
              : { defaultChecked: chosen.includes(code) })}
          />
          <Icon of={IconCheck} size={16} />
          {names?.[code] ?? t(`${texts}.${code}`)}
          {counts && <span className="chip__count">{format.number(counts[code] ?? 0)}</span>}
        </label>
      ))}
    </div>
  );
}
