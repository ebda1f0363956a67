import type { Point } from '@heima/domain/places/point.ts';
import { HomeMap } from '../../features/listing/home-map.tsx';
import { mapStyle } from '../../features/map/map-style.ts';
import { schemeNow, useMapStyle } from '../../features/map/use-map-style.ts';
import { useTexts } from '../../platform/i18n/use-texts.tsx';

const look = { styleNow: () => mapStyle(schemeNow()), useStyle: useMapStyle };

/** The map on which the home is set. */
export function PinMap({ point, onMove }: { point: Point | null; onMove: (point: Point) => void }) {
  const { t } = useTexts();
  return <HomeMap point={point} onMove={onMove} look={look} label={t('wizard.fields.location')} />;
}
