import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import styles from './file-row.module.css'
import { Progress } from './progress.tsx'

export type FileRowProps = {
  name: string
  /** Size, kind, date: one line under the name */
  note?: ReactNode
  state?: 'kept' | 'uploading' | 'done' | 'failed'
  /** 0–100 while uploading */
  progress?: number
  error?: string
  /** Instead of "Uploaded" */
  done?: string
  actions?: ReactNode
  /** Inside FileDrop or another list it is an item of it */
  as?: 'li' | 'div'
}

export function FileRow(props: FileRowProps) {
  const { name, note, state = 'kept', progress = 0, error, done, actions, as: Tag = 'li' } = props
  const t = useTexts('common')
  return (
    <Tag className={styles.row} data-state={state}>
      <FileText className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {state === 'uploading' && <Progress label={t('ui.file.uploading', { name })} value={progress} hideLabel />}
        {state === 'failed' ? (
          <p className={styles.failed} role="alert">
            <CircleAlert />
            {error ?? t('ui.file.failed')}
          </p>
        ) : (
          <p className={styles.note}>
            {state === 'done' && (
              <span className={styles.done} role="status">
                <CircleCheck />
                {done ?? t('ui.file.done')}
              </span>
            )}
            {note}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Tag>
  )
}
