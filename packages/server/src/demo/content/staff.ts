import { type DemoPerson, demoPerson, type PersonNote } from './demo-person.ts';

const NOTES: readonly PersonNote[] = [
  {
    name: ['Steinunn Vala', 'Hrólfsdóttir'],
    born: '1976-02-17',
    background: ['IS', 'is', ['is', 'en']],
    bio: 'Deildarstjóri þjónustu.',
  },
  {
    name: ['Arnór', 'Ketilsson'],
    born: '1991-08-06',
    background: ['IS', 'is', ['is', 'en', 'pl']],
    bio: 'Fulltrúi í þjónustuveri.',
  },
  {
    name: ['Наталія', 'Бойківська'],
    born: '1985-04-12',
    background: ['UA', 'ua', ['uk', 'en', 'is']],
    bio: 'Працюю з українськими користувачами.',
  },
];

/** The people behind the service. */
export const STAFF: readonly DemoPerson[] = NOTES.map((note, i) => demoPerson('staff', note, 60 + i));
