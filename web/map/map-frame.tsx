import { useLateModule } from '../loading/use-late-module.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './map.module.css'
import type { MapProps } from './map-props.ts'

// Browser only: Leaflet reads `window` when it loads.
const loadMap = () => import('./leaflet-map.tsx')

/** The frame of a map, of the same height before and after it is loaded. */
export function MapFrame(props: MapProps) {
  const t = useTexts('common')
  const { module, failed, retry } = useLateModule(loadMap)
  return (
    <div className={styles.frame}>
      {module && <module.LeafletMap {...props} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{t('map.notLoaded')}</p>
          <Button size="small" onClick={retry}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {!module && !failed && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </div>
  )
}
