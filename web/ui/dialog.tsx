import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/texts.tsx'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type DialogWidth = 580 | 602 | 680

export type DialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons; the main one last */
  footer?: ReactNode
  /** Left out: the dialog cannot be closed but by what it asks for */
  onClose?: (() => void) | undefined
  width?: DialogWidth
}

export function Dialog({ open, title, children, footer, onClose, width = 602 }: DialogProps) {
  const t = useTexts('common')
  const titleId = useId()
  const { ref, ...handlers } = useModal({ open, onClose })
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[`width${width}`])}
    >
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose && (
              <IconButton label={t('ui.close')} icon={<X />} size="small" onClick={onClose} className={styles.close} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
