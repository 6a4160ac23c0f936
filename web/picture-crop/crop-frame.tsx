import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import styles from './crop.module.css'
import { type Crop, moved, zoomed } from './crop.ts'
import { type Cropped, PictureCanvas } from './picture-canvas.tsx'
import { ZOOM_STEP } from './zoom-slider.tsx'

/** Shows what will be kept. The picture under it is moved by pointer, finger or arrow keys. */
export function CropFrame({ onChange, ...cropped }: Cropped & { onChange: (crop: Crop) => void }) {
  const t = useTexts('common')
  const kind = useKind()
  const { picture, shape, crop } = cropped
  const frame = useRef<HTMLButtonElement>(null)
  const help = useId()
  useEffect(() => frame.current?.focus(), [])
  const last = useRef({ x: 0, y: 0 })

  function grab(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const [right, down] = [last.current.x - event.clientX, last.current.y - event.clientY]
    last.current = { x: event.clientX, y: event.clientY }
    onChange(moved(picture, shape, crop, right / width, down / height))
  }

  function press(event: KeyboardEvent) {
    const next = changedBy(event, cropped)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <div className={styles.framing}>
      {/* Without this role screen readers would capture the arrow keys. */}
      <div role="application" aria-label={t('crop.frame')}>
        <button
          ref={frame}
          type="button"
          aria-label={t('crop.frame')}
          aria-describedby={help}
          className={classes(styles.frame, styles[shape])}
          onPointerDown={grab}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <PictureCanvas {...cropped} width={shape === 'square' ? 400 : 800} />
        </button>
      </div>
      <p id={help} className={styles.help}>
        <span className={styles.byTouch}>{t(kind === 'Company' ? 'crop.company.touch' : 'crop.touch')}</span>
        <span className={styles.byKeys}>{t(kind === 'Company' ? 'crop.company.keys' : 'crop.keys')}</span>
      </p>
    </div>
  )
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move the frame like a camera, so the picture moves the other way. */
function changedBy({ key, shiftKey }: KeyboardEvent, { picture, shape, crop }: Cropped): Crop | undefined {
  const direction = directions[key]
  const step = shiftKey ? 0.1 : 0.02
  if (direction) return moved(picture, shape, crop, direction[0] * step, direction[1] * step)
  if (key === '+' || key === '=') return zoomed(picture, shape, crop, crop.zoom + ZOOM_STEP)
  if (key === '-') return zoomed(picture, shape, crop, crop.zoom - ZOOM_STEP)
  return undefined
}
