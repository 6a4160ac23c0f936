import { Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { classes } from './classes.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-drop.module.css'

export type FileDropProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** FileRows of what was chosen */
    children?: ReactNode
  }

/** The file input lies invisibly over the whole area, so choosing and dropping are the browser's own. */
export function FileDrop(props: FileDropProps) {
  const { label, help, error, tooltip, optional, hideLabel, children, className, ...rest } = props
  const t = useTexts('common')
  const [over, setOver] = useState(false)
  return (
    <Field {...{ label, help, error, tooltip, optional, hideLabel }} id={rest.id} name={rest.name}>
      {(wiring) => (
        <>
          <div className={classes(styles.area, over && styles.over, className)}>
            <Upload />
            <p>
              <span className={styles.choose}>{t('ui.file.choose')}</span>
              <span className={styles.drop}> {t('ui.file.drop')}</span>
            </p>
            <input
              {...rest}
              {...wiring}
              type="file"
              className={styles.input}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {children && <ul className={styles.files}>{children}</ul>}
        </>
      )}
    </Field>
  )
}
