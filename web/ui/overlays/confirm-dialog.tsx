import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../actions/button.tsx'
import { type Tone, ToneIcon } from '../tone.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog, type DialogWidth } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  tone?: Tone
  icon?: boolean
  title: ReactNode
  /** The effect, the number affected, and whether it can be undone */
  detail?: ReactNode
  confirmText?: string
  cancelText?: string
  onConfirm?: () => void
  /** A third way, between the two */
  other?: ReactNode
  onCancel?: (() => void) | undefined
  loading?: boolean
  width?: DialogWidth
}

/** Confirms an act, or reports its end; buttons without a handler are left out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, tone = 'info', icon = true, title, detail, confirmText, onConfirm, onCancel, width = 602 } = props
  const t = useTexts('common')
  const cancelText = props.cancelText ?? (onConfirm ? t('ui.cancel') : t('ui.close'))
  return (
    <Dialog
      open={open}
      onClose={props.loading ? undefined : onCancel}
      width={width}
      title={
        <span className={styles.title}>
          {icon && <ToneIcon tone={tone} isQuestion={onConfirm !== undefined && onCancel !== undefined} />}
          {title}
        </span>
      }
      footer={
        <>
          {onCancel && (
            <Button onClick={onCancel} disabled={props.loading}>
              {cancelText}
            </Button>
          )}
          {props.other}
          {onConfirm && (
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              onClick={onConfirm}
              loading={props.loading ?? false}
            >
              {confirmText}
            </Button>
          )}
        </>
      }
    >
      {detail && <div className={styles.detail}>{detail}</div>}
    </Dialog>
  )
}
