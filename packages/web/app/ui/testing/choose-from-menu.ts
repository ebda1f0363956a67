import { fireEvent, screen } from '@testing-library/react';

/** Opens the menu behind a button and chooses one of its entries. */
export async function chooseFromMenu(button: HTMLElement, entry: string): Promise<void> {
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
