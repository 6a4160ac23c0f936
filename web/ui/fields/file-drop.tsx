import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-drop.module.css'

export type FileDropProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** FileRows of what was chosen */
    children?: ReactNode
    /** Called with files rather than events; the same file can be picked again */
    onPick?: (files: readonly File[]) => void
    /** Picture types: phones also offer to take a photograph then */
    camera?: string
    /** The prompts to choose or drop, for people who are addressed differently from candidates */
    prompt?: { readonly choose: string; readonly drop: string }
  }

/** The file input lies invisibly over the whole area, so choosing and dropping are the browser's own. */
export function FileDrop(props: FileDropProps) {
  const { label, help, error, optional, hideLabel, children, className, onPick, camera, prompt, ...rest } = props
  const t = useTexts('common')
  const [over, setOver] = useState(false)
  const picking = onPick && {
    onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
      const files = [...(input.files ?? [])]
      input.value = ''
      onPick(files)
    },
  }
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      id={rest.id}
      name={rest.name}
    >
      {(wiring) => (
        <>
          <div className={classes(styles.area, over && styles.over, className)}>
            <Upload />
            <p>
              <span className={styles.choose}>{prompt?.choose ?? t('ui.file.choose')}</span>
              <span className={styles.drop}> {prompt?.drop ?? t('ui.file.drop')}</span>
            </p>
            <input
              {...rest}
              {...wiring}
              {...picking}
              type="file"
              className={styles.input}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {camera && (
            <label className={styles.camera}>
              <Camera />
              {t('ui.file.camera')}
              <input {...picking} type="file" accept={camera} capture="environment" disabled={rest.disabled} />
            </label>
          )}
          {children && <ul className={styles.files}>{children}</ul>}
        </>
      )}
    </Field>
  )
}
