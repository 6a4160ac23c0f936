import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import styles from './crop.module.css'
import { type Crop, MAX_ZOOM, zoomed } from './crop.ts'
import type { Cropped } from './picture-canvas.tsx'

export const ZOOM_STEP = 0.25

export function ZoomSlider({ picture, shape, crop, onChange }: Cropped & { onChange: (crop: Crop) => void }) {
  const t = useTexts('common')
  const id = useId()
  const zoomTo = (zoom: number) => onChange(zoomed(picture, shape, crop, zoom))
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('crop.zoom')}
      </label>
      <div className={styles.slider}>
        <IconButton label={t('ui.zoomOut')} icon={<Minus />} onClick={() => zoomTo(crop.zoom - ZOOM_STEP)} />
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
        />
        <IconButton label={t('ui.zoomIn')} icon={<Plus />} onClick={() => zoomTo(crop.zoom + ZOOM_STEP)} />
      </div>
    </div>
  )
}
