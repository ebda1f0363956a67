import type { ReactNode } from 'react';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';

interface SegmentsProps<V extends string | number> {
  id: string;
  legend: ReactNode;
  choices: readonly { value: V; label: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  help?: ReactNode;
  /** Inside a row that names it already; the legend is then only read out. */
  inRow?: boolean;
}

/** One of two to four, side by side. */
export function Segments<V extends string | number>({
  id,
  legend,
  choices,
  value,
  onChange,
  error,
  help,
  inRow = false,
}: SegmentsProps<V>) {
  return (
    <FieldGroup id={id} legend={legend} hidesLegend={inRow} inGrid={inRow} help={help} error={error}>
      <div>
        <Segmented size={inRow ? 'dense' : 'medium'} wide={inRow}>
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {choice.label}
            </label>
          ))}
        </Segmented>
      </div>
    </FieldGroup>
  );
}
