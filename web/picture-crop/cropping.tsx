import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { classes } from '../ui/classes.ts'
import styles from './crop.module.css'
import { areaOf, type Crop, shapes, wholeOf } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import type { CropProps } from './crop-props.ts'
import { encodePicture } from './encode-picture.ts'
import { PictureCanvas } from './picture-canvas.tsx'
import { ZoomSlider } from './zoom-slider.tsx'

type CroppingProps = Omit<CropProps, 'file'> & { picture: ImageBitmap }

export function Cropping({ picture, shape, onDone, onClose }: CroppingProps) {
  const t = useTexts('common')
  const [crop, setCrop] = useState<Crop>(() => wholeOf(picture))
  const [writing, setWriting] = useState(false)
  const cropped = { picture, shape, crop }
  const { width, height } = areaOf(picture, shape, crop)

  async function use() {
    setWriting(true)
    try {
      const { base64, url } = await encodePicture(cropped)
      onDone(base64, url)
    } catch (error) {
      console.warn(error)
      onClose(t('crop.broken'))
    }
  }

  return (
    <div className={styles.tool}>
      <CropFrame {...cropped} onChange={setCrop} />
      <div className={styles.side}>
        <ZoomSlider {...cropped} onChange={setCrop} />
        <figure className={classes(styles.result, shape === 'square' ? styles.resultOfSquare : styles.resultOfBanner)}>
          <PictureCanvas {...cropped} width={shape === 'square' ? 96 : 192} />
          <figcaption>{t('crop.result')}</figcaption>
        </figure>
        <p role="status" className={styles.small}>
          {width < shapes[shape].width / 2 && t('crop.small', { width: Math.round(width), height: Math.round(height) })}
        </p>
      </div>
      <div className={styles.footer}>
        <Button onClick={() => onClose()}>{t('ui.cancel')}</Button>
        <Button variant="primary" loading={writing} onClick={use}>
          {t('crop.use')}
        </Button>
      </div>
    </div>
  )
}
