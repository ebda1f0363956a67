import { streetAccusative } from './street-accusative.ts';

/** A house that exists in the address register. */
export interface House {
  readonly number: string;
  readonly lat: number;
  readonly lng: number;
}

/** A street as the register spells it, with the houses the demonstration may use. */
export interface Street {
  readonly postalCode: string;
  readonly neighbourhood: string;
  /** Where the street is, as one says it in Icelandic; empty where the name of the town is enough. */
  readonly inNeighbourhood: string;
  readonly use: 'home' | 'office' | 'summer';
  readonly name: string;
  readonly dative: string;
  /** The form after "við". */
  readonly accusative: string;
  readonly houses: readonly House[];
}

/** Reads a table of streets of one part of town: name | dative | number lat lng; number lat lng … */
export function streets(
  postalCode: string,
  neighbourhood: string,
  inNeighbourhood = '',
  use: Street['use'] = 'home',
): (table: TemplateStringsArray) => Street[] {
  return ([table]) =>
    table!
      .trim()
      .split('\n')
      .map((line) => {
        const [name, dative, houses] = line.split('|').map((cell) => cell.trim());
        return {
          postalCode,
          neighbourhood,
          inNeighbourhood,
          use,
          name: name!,
          dative: dative!,
          accusative: streetAccusative(name!, dative!),
          houses: houses!.split('; ').map(readHouse),
        };
      });
}

function readHouse(text: string): House {
  const [number, lat, lng] = text.split(' ');
  return { number: number!, lat: Number(lat), lng: Number(lng) };
}
