import { usePlace } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import styles from './map.module.css'
import { MapFrame } from './map-frame.tsx'
import type { Point } from './point.ts'

type PlacePickerProps = {
  /** Null: no place is marked yet */
  lat: number | null
  lon: number | null
  /** Rounded to six decimals, about 10 cm */
  onChange: (point: Point) => void
}

/** Picks a place: by a tap, by dragging the marker, or by keyboard. */
export function PlacePicker({ lat, lon, onChange }: PlacePickerProps) {
  const { mapTiles } = usePlace()
  const t = useTexts('common')
  const point = lat === null || lon === null ? undefined : { lat, lon }
  return (
    <div className={styles.picker}>
      <MapFrame label={t('map.picker')} point={point} tiles={mapTiles ?? undefined} onChange={onChange} />
      <div className={styles.below}>
        <p>{point ? t('map.pickerHelp') : t('map.pickerEmpty')}</p>
        <p role="status">{point && t('map.position', { lat: point.lat.toFixed(5), lon: point.lon.toFixed(5) })}</p>
      </div>
    </div>
  )
}
