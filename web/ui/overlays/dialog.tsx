import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { classes } from '../classes.ts'
import styles from './dialog.module.css'
import frame from './frame.module.css'
import { AroundModal, useModal } from './use-modal.ts'

export type DialogWidth = 580 | 602 | 680

export type DialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons; the main one last */
  footer?: ReactNode
  /** Left out: the dialog closes only by doing what it asks for */
  onClose?: (() => void) | undefined
  /** False: it closes by Escape or a press beside it, and is read out in full when it opens */
  hasCloseButton?: boolean
  width?: DialogWidth
  /** The footer stays in view, for content that is longer than the window */
  keepsFooter?: boolean
}

export function Dialog(props: DialogProps) {
  const { open, title, children, footer, onClose, hasCloseButton = true, width = 602, keepsFooter } = props
  const t = useTexts('common')
  const titleId = useId()
  const bodyId = useId()
  const { ref, ...handlers } = useModal({ open, onClose })
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={titleId}
      // Without a button the dialog itself has the focus, and its text would not be read out otherwise.
      aria-describedby={hasCloseButton ? undefined : bodyId}
      className={classes(frame.frame, styles.dialog, styles[`width${width}`])}
    >
      {open && (
        <div className={classes(styles.content, keepsFooter && styles.keeping)}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose && hasCloseButton && (
              <IconButton label={t('ui.close')} icon={<X />} size="small" onClick={onClose} className={styles.close} />
            )}
          </header>
          <div id={bodyId} data-body className={styles.body}>
            <AroundModal value={ref}>{children}</AroundModal>
          </div>
          {footer && (
            <footer data-footer className={styles.footer}>
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
