import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type Ref, useState } from 'react'
import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import type { ControlProps } from '../ui/fields/field.tsx'
import fileDrop from '../ui/fields/file-drop.module.css'
import { pictureTypes } from './check-picture.ts'
import styles from './picture-field.module.css'

type DropFrameProps = {
  ref: Ref<HTMLInputElement>
  control: ControlProps
  value: string | null
  busy: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The picture, or the room for it. The file input lies invisibly over it, so choosing and dropping are the browser's. */
export function DropFrame({ ref, control, value, busy, onChange }: DropFrameProps) {
  const t = useTexts('common')
  const isCompany = useKind() === 'Company'
  const [over, setOver] = useState(false)
  return (
    <div className={classes(styles.frame, value === null && styles.empty, over && styles.over)}>
      {value === null ? (
        <span className={styles.prompt}>
          <ImagePlus />
          <span>
            <span className={fileDrop.choose}>{t(isCompany ? 'crop.company.choose' : 'crop.choose')}</span>
            <span className={fileDrop.drop}> {t(isCompany ? 'crop.company.drop' : 'ui.file.drop')}</span>
          </span>
        </span>
      ) : (
        <img src={value} alt="" className={styles.picture} />
      )}
      <input
        {...control}
        ref={ref}
        type="file"
        accept={pictureTypes.join()}
        disabled={busy}
        className={fileDrop.input}
        onChange={onChange}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  )
}
