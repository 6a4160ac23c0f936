import { useTexts } from '../texts/texts.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { pinHole, pinPath } from './pin.ts'
import styles from './place-link.module.css'

type PlaceLinkProps = { lat: number; lon: number; address: string }

/** A place on a page without script: a drawing that links to a real map. */
export function PlaceLink({ lat, lon, address }: PlaceLinkProps) {
  const t = useTexts('common')
  return (
    <a href={mapAddress(lat, lon)} target="_blank" rel="noopener" className={styles.link}>
      <svg viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.drawing}>
        <path d={blocks} className={styles.blocks} />
        <path d={streets} className={styles.streets} />
        <g transform="translate(148 42)">
          <ellipse cx="12" cy="32" rx="9" ry="3" className={styles.shadow} />
          <path d={pinPath} className={styles.pin} />
          <circle {...pinHole} className={styles.hole} />
        </g>
      </svg>
      <span className={styles.caption}>
        <span>{address}</span>
        <span className={styles.open}>
          {t('map.open')}
          <VisuallyHidden> {t('ui.link.newTab')}</VisuallyHidden>
        </span>
      </span>
    </a>
  )
}

const mapAddress = (lat: number, lon: number) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`

const blocks =
  'M20 12h70v34H20zM104 8h52v26h-52zM212 16h84v30h-84zM28 66h52v52H28zM96 92h56v34H96zM196 64h40v58h-40zM252 62h48v26h-48z'
const streets = 'M0 56h320M0 132h320M92-4l8 148M182-4c-14 40 4 90-8 148M244-4v64l8 84'
