/** What is known of a request for publication before somebody looks at it. */
export interface PublishCheckFacts {
  photos: number;
  /** Other listings of the same home, by property number or by the whole address. */
  sameHome: readonly { byOther: boolean; visible: boolean }[];
  /** Monthly rent in krónur; nothing where it is let otherwise. */
  rent: number | null;
  /** The middle rent of homes of the same kind and size there, with how many there are. */
  median: { rent: number; homes: number } | null;
  /** How often staff have refused this listing. */
  denials: number;
  isIdentityProved: boolean;
  /** Listings of the owner that were published before this one. */
  publishedBefore: number;
}

/** Something that staff should look at. `problem` is more than `note`. */
export interface PublishCheck {
  code: (typeof publishCheckCodes)[number];
  weight: 'problem' | 'note' | 'good';
  /** The figure that the words name. */
  count: number;
}

export const publishCheckCodes = [
  'no_photos',
  'few_photos',
  'photos',
  'others_same_home',
  'own_same_home',
  'no_same_home',
  'price_low',
  'price_high',
  'price_usual',
  'denied_before',
  'identity_unproved',
  'first_listing',
] as const;

/** Fewer photos show too little of a home. */
const fewPhotos = 3;
/** Fewer homes say nothing about what is usual. */
const fewHomes = 5;

/**
 * The checks that are made of every request, so that nobody has to make them by hand: photos, the same home twice, the
 * rent against homes like it (in percent of the middle one), and what is known of the owner.
 */
export function publishChecks(facts: PublishCheckFacts): PublishCheck[] {
  const { photos, sameHome, denials, isIdentityProved, publishedBefore } = facts;
  const others = sameHome.filter(({ byOther }) => byOther).length;
  const own = sameHome.filter(({ byOther, visible }) => !byOther && visible).length;
  const checks: (PublishCheck | false)[] = [
    photos === 0
      ? { code: 'no_photos', weight: 'problem', count: 0 }
      : {
          code: photos < fewPhotos ? 'few_photos' : 'photos',
          weight: photos < fewPhotos ? 'note' : 'good',
          count: photos,
        },
    others > 0 && { code: 'others_same_home', weight: 'problem', count: others },
    own > 0 && { code: 'own_same_home', weight: 'note', count: own },
    others + own === 0 && { code: 'no_same_home', weight: 'good', count: 0 },
    priceCheck(facts),
    denials > 0 && { code: 'denied_before', weight: 'note', count: denials },
    !isIdentityProved && { code: 'identity_unproved', weight: 'note', count: 0 },
    publishedBefore === 0 && { code: 'first_listing', weight: 'note', count: 0 },
  ];
  return checks.filter((check) => check !== false);
}

/** Far below what is usual is how frauds look; far above is a slip of the hand. */
function priceCheck({ rent, median }: PublishCheckFacts): PublishCheck | false {
  if (rent === null || median === null || median.homes < fewHomes) return false;
  const percent = Math.round((100 * rent) / median.rent);
  if (percent < 65) return { code: 'price_low', weight: 'problem', count: percent };
  return percent > 160
    ? { code: 'price_high', weight: 'note', count: percent }
    : { code: 'price_usual', weight: 'good', count: percent };
}
