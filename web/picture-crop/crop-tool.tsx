import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './crop.module.css'
import type { CropProps } from './crop-props.ts'
import { Cropping } from './cropping.tsx'

/** Lazy, loaded once a picture is picked. The picture is decoded with its EXIF orientation before it can be cropped. */
export function CropTool({ file, onClose, ...props }: CropProps) {
  const t = useTexts('common')
  const [picture, setPicture] = useState<ImageBitmap>()
  const refuse = useEffectEvent(() => onClose(t('crop.broken')))

  useEffect(() => {
    const reading = createImageBitmap(file, { imageOrientation: 'from-image' })
    let wanted = true
    reading.then(
      (read) => wanted && setPicture(read),
      () => wanted && refuse(),
    )
    return () => {
      wanted = false
      reading.then((read) => read.close()).catch(() => undefined)
    }
  }, [file])

  if (picture) return <Cropping picture={picture} onClose={onClose} {...props} />
  return (
    <div className={styles.waiting}>
      <Spinner label={t('ui.wait')} />
    </div>
  )
}
