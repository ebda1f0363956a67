import { suggestMapPlaces, suggestPlaces } from '@heima/domain/places/endpoints.ts';
import { cityRegions, recommendedRegionCount } from '@heima/domain/regions/region-kinds.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { ChosenPlace } from './chosen-place.ts';

export interface PlaceOption {
  key: string;
  kind: 'region' | 'town' | 'postal_code' | 'street' | 'address' | 'map_place';
  title: string;
  subtitle: string;
  place: ChosenPlace;
}

/** Typing faster than this asks once. */
const typingPauseMs = 120;

/** The options for a typed text: recommended regions for none, our own places, else those of the map provider. */
export function usePlaceOptions(text: string): { options: PlaceOption[]; isSettled: boolean } {
  const { t, language } = useTexts();
  const typed = usePaused(text.trim().slice(0, 120));
  const own = useQuery({
    ...endpointQuery(suggestPlaces, { query: { query: typed, limit: 8, lang: language } }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
  const isUnknown = own.isSuccess && !own.isPlaceholderData && own.data.length === 0;
  const others = useQuery({
    ...endpointQuery(suggestMapPlaces, { query: { query: typed, lang: language } }),
    enabled: typed.length >= 3 && isUnknown,
    // Our own places are there without it, so a provider that is down is no fault to show.
    retry: false,
  });
  if (text.trim() === '') return { options: recommended(t), isSettled: true };
  const found = (own.data ?? []).map(ownOption);
  const further = isUnknown ? (others.data ?? []).filter(isOfProvider).map(mapOption) : [];
  const isSettled = typed === text.trim() && !own.isFetching && !others.isFetching;
  return { options: [...found, ...further], isSettled };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const recommended = (t: Translate): PlaceOption[] =>
  cityRegions.slice(0, recommendedRegionCount).map((id) => {
    const title = t(`regions.labels.region.${id}`);
    return {
      key: id,
      kind: 'region',
      title,
      subtitle: '',
      place: { text: title, search: { regions: [id] } },
    };
  });

interface OwnPlace {
  kind: PlaceOption['kind'];
  id: string;
  title: string;
  subtitle: string;
}

function ownOption({ kind, id, title, subtitle }: OwnPlace): PlaceOption {
  return { key: `${kind} ${id}`, kind, title, subtitle, place: { text: title, search: searchOf() } };
  function searchOf(): ChosenPlace['search'] {
    if (kind === 'region') return { regions: [id] };
    if (kind === 'town') return { cities: [id] };
    if (kind === 'postal_code') return { postal_codes: [id] };
    return { google_place_id: `${kind}:${id}` };
  }
}

interface MapPlace {
  place_id: string;
  title: string;
  subtitle: string;
}

/** The provider's suggestions hold our own places too, which are listed already. */
const isOfProvider = ({ place_id }: MapPlace): boolean => !place_id.includes(':');

const mapOption = (found: MapPlace): PlaceOption => ({
  key: `map ${found.place_id}`,
  kind: 'map_place',
  title: found.title,
  subtitle: found.subtitle,
  place: { text: found.title, search: { google_place_id: found.place_id } },
});
