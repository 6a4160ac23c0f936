import 'leaflet/dist/leaflet.css'
import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import styles from './map.module.css'
import type { MapProps } from './map-props.ts'
import { useLeaflet } from './use-leaflet.ts'

/** The Leaflet map; lazy, loaded in browsers only. */
export function LeafletMap(props: MapProps) {
  const t = useTexts('common')
  const element = useRef<HTMLDivElement>(null)
  const { map, withoutTiles } = useLeaflet(element, props, t('map.marker'))
  return (
    <>
      <div ref={element} role="application" aria-label={props.label} className={styles.map} />
      <div className={styles.zoom}>
        <IconButton label={t('ui.zoomIn')} icon={<Plus />} onClick={() => map?.zoomIn()} />
        <IconButton label={t('ui.zoomOut')} icon={<Minus />} onClick={() => map?.zoomOut()} />
      </div>
      {withoutTiles && <p className={styles.note}>{t('map.withoutTiles')}</p>}
    </>
  )
}
