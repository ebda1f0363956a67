import { encode } from 'uqr';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** What a camera reads from it. */
  text: string;
  label: string;
  /** `paper` has the size that it has in print. */
  size?: 'screen' | 'paper';
}

/** A QR code, dark on light in both appearances: cameras expect it so. */
export function QrCode({ text, label, size: shown = 'screen' }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classNames(styles.picture, shown === 'paper' && styles.paper)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
