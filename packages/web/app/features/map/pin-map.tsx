import type { Point } from '@heima/domain/places/point.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { HomeMap } from './home-map.tsx';

/** The map on which the home is set. */
export function PinMap({ point, onMove }: { point: Point | null; onMove: (point: Point) => void }) {
  const { t } = useTexts();
  return <HomeMap point={point} onMove={onMove} label={t('wizardScreens.fields.location')} />;
}
