import { type Home, isWorkplace } from './home.ts';

/** What one may say of a place in a word; each has its forms in three languages. */
export type Adjective =
  | 'bright'
  | 'spacious'
  | 'cosy'
  | 'tidy'
  | 'lovely'
  | 'practical'
  | 'renovated'
  | 'modern'
  | 'homely';

/** Which of them are true of this home, the most important first. */
export function fittingAdjectives(home: Home, year: number): Adjective[] {
  const { size, bedrooms, shape, building, renovated } = home;
  const fitting: Adjective[] = [];
  if (renovated?.part === 'all' && year - renovated.year <= 3) fitting.push('renovated');
  if (building === 'new-flats') fitting.push('modern');
  if (isLarge(size, bedrooms, shape)) fitting.push('spacious');
  // Nobody calls a place of work cosy.
  if (size < 60 && !isWorkplace(home)) fitting.push('cosy');
  if (shape !== 'cellar') fitting.push('bright');
  fitting.push('tidy');
  if (shape !== 'room' && shape !== 'office-room') fitting.push('practical');
  if (shape !== 'room' && !isWorkplace(home)) fitting.push('lovely', 'homely');
  return fitting;
}

function isLarge(size: number, bedrooms: number, shape: Home['shape']): boolean {
  if (shape === 'room') return size >= 17;
  if (shape === 'studio') return size >= 38;
  if (shape === 'office' || shape === 'workshop') return size >= 60;
  return size >= [40, 58, 84, 112, 138, 165][bedrooms]!;
}
