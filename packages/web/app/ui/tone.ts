/** What something means to a person; always with a sign or a word, since colour alone says nothing. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
