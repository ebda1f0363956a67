/** Colours of painted corrugated iron and boards, as seen in Icelandic towns. */
export const CLADDING = [
  '#b2412f',
  '#c9962f',
  '#35716d',
  '#2f4a66',
  '#e9e7df',
  '#2e3338',
  '#54764b',
  '#7fa6b8',
  '#bf7f6c',
  '#8d979c',
  '#d9c9a3',
] as const;
export const WHITE_CLADDING = '#e9e7df';
export const ROOF = ['#8f3327', '#33474f', '#3b6a5c', '#2b3237', '#6a747a', '#24405a'] as const;
export const DOOR = ['#b2412f', '#c9962f', '#24405a', '#2f6b3c', '#5a3440'] as const;
export const RENDER = ['#e4e1d8', '#d6d9d6', '#e9e4d3', '#dcd5cb', '#cfd8dc'] as const;
/** Strong colours for cushions, pots, towels and other small things. */
export const SMALL_THINGS = ['#c9962f', '#b2583f', '#35716d', '#2f4a66'] as const;
export const STEEL = '#8d979c';
export const PAPER_WHITE = '#fbfaf7';

/** The colours of one weather: sky, three distances, snow, sea and the ground at one's feet. */
export interface Weather {
  readonly top: string;
  readonly low: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly snow: string;
  readonly sea: string;
  readonly ground: string;
  readonly path: string;
  /** Night: stars, northern lights and lit windows. */
  readonly dark?: true;
}

const weather = (
  [top, low]: readonly [string, string],
  [far, mid, near]: readonly [string, string, string],
  rest: Pick<Weather, 'snow' | 'sea' | 'ground' | 'path'>,
): Weather => ({ top, low, far, mid, near, ...rest });

export const CLEAR = weather(['#a5c8da', '#e3eff1'], ['#7f9fb0', '#5f8290', '#49695f'], {
  snow: '#f7fafb',
  sea: '#6d9cab',
  ground: '#8ea97a',
  path: '#d9dcd8',
});
export const DAWN = weather(['#aebfd4', '#f6e0c8'], ['#8f94ab', '#6d7790', '#566a5d'], {
  snow: '#fdf1e6',
  sea: '#8fa9b8',
  ground: '#96a77c',
  path: '#dfd9d0',
});
export const GREY = weather(['#c3ced4', '#eceeec'], ['#94a3ab', '#728690', '#5d7263'], {
  snow: '#f3f6f6',
  sea: '#8ba3ac',
  ground: '#8fa37f',
  path: '#d5d9d8',
});
export const SNOW = weather(['#b6c9d8', '#f2ebe6'], ['#a3b3c2', '#8397a6', '#c7d3da'], {
  snow: '#ffffff',
  sea: '#7d9aaa',
  ground: '#eef3f5',
  path: '#dbe4e8',
});
export const DUSK = weather(['#3c5674', '#e9ab84'], ['#51617d', '#3f5069', '#3a4d4c'], {
  snow: '#e3c6bd',
  sea: '#5b738b',
  ground: '#5f7564',
  path: '#98958f',
});
export const NIGHT: Weather = {
  ...weather(['#0b1a29', '#1d4150'], ['#22394a', '#1a2e3d', '#162a2f'], {
    snow: '#6f8ea0',
    sea: '#1b3a4a',
    ground: '#1d3433',
    path: '#2b3c45',
  }),
  dark: true,
};
/** A blue hour in winter: snow on the ground, windows lit. */
export const WINTER_DUSK: Weather = {
  ...weather(['#2d4566', '#d99c86'], ['#5a6c8c', '#46597a', '#5f7391'], {
    snow: '#ecd9d4',
    sea: '#46607c',
    ground: '#c3cfdd',
    path: '#a9b6c8',
  }),
};

/** What the weather is outdoors, in about the right proportions. */
export const BY_DAY: readonly Weather[] = [CLEAR, CLEAR, DAWN, GREY, SNOW, DUSK];
export const IN_BROAD_DAYLIGHT: readonly Weather[] = [CLEAR, DAWN, GREY, SNOW];
