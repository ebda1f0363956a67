import { useLayoutEffect, useState } from 'react';

/**
 * Takes up what was typed or chosen in a form before the scripts of the page had come: React knows nothing of it and
 * would put the old values back. Each such field notifies React as if it were edited now.
 */
export function useEarlyTyping(formId: string): void {
  // While the page comes alive the fields stand there already; React puts back what a text area held.
  const [early] = useState(() => textsIn(formId));
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    // All are read before the first one notifies React, which changes others.
    const edited = fieldsIn(form).flatMap((field) => editOf(field, early.get(field)) ?? []);
    for (const tell of edited) tell();
  }, [formId, early]);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (form: Element): Field[] => [...form.querySelectorAll<Field>('input, textarea, select')];

function textsIn(formId: string): ReadonlyMap<Field, string> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  const areas = form?.querySelectorAll('textarea') ?? [];
  return new Map(
    [...areas].filter((area) => area.value !== area.defaultValue).map((area) => [area, area.value]),
  );
}

/** How to notify React of an edit; nothing for a field that stands as it came. */
function editOf(field: Field, early: string | undefined): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value, selectedIndex, options } = field;
    const came = [...options].findIndex((option) => option.hasAttribute('selected'));
    if (selectedIndex === Math.max(came, 0)) return undefined;
    return () => tell(Object.assign(field, { value }), 'change');
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    const isOut = field.type === 'radio' && !checked;
    // Not a mouse event, so it does not toggle the field.
    return checked === defaultChecked || isOut
      ? undefined
      : () => tell(edit(field, 'checked', defaultChecked, checked), 'click');
  }
  if (field.type === 'file') return undefined;
  const typed = field.value === field.defaultValue ? early : field.value;
  return typed === undefined
    ? undefined
    : () => tell(edit(field, 'value', field.defaultValue, typed), 'input');
}

const tell = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));

/** React compares with the value that it saw last, which it learns when the property of the element itself is set. */
function edit(field: Field, property: 'value' | 'checked', before: unknown, now: unknown): Field {
  Object.assign(field, { [property]: before });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)!.set!.call(field, now);
  return field;
}
