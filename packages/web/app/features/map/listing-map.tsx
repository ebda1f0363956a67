import { IconMapOff, IconMinus, IconPlus, IconRefresh } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { MouseEvent } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import mapStyles from './map.module.css';
import { type ListingMapProps, useListingMap } from './use-listing-map.ts';

/** The map of homes (V061). Where WebGL is missing it says so; the list beside it works without. */
export function ListingMap(props: ListingMapProps) {
  const { t } = useTexts();
  const { container, map, hasFailed, isMoved, searchHere } = useListingMap(props);
  if (hasFailed)
    return (
      <div className={mapStyles.none} role="status">
        <Icon of={IconMapOff} size={24} />
        <p>{t('searchScreen.map.unavailable')}</p>
      </div>
    );
  return (
    <>
      <div ref={container} className={mapStyles.inner} />
      {isMoved && (
        <Button variant="float" size="row" className={mapStyles.again} onClick={searchHere}>
          <Icon of={IconRefresh} size={16} />
          {t('searchScreen.map.searchHere')}
        </Button>
      )}
      <Card raised className={mapStyles.zoom}>
        <IconButton
          icon={IconPlus}
          variant="stacked"
          label={t('searchScreen.map.zoomIn')}
          onClick={(event) => map?.zoomIn({}, byHand(event))}
        />
        <IconButton
          icon={IconMinus}
          variant="stacked"
          label={t('searchScreen.map.zoomOut')}
          onClick={(event) => map?.zoomOut({}, byHand(event))}
        />
      </Card>
    </>
  );
}

/** Marks a move as made by the person, like dragging. */
const byHand = (event: MouseEvent) => ({ originalEvent: event.nativeEvent });
