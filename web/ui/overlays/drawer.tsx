import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { classes } from '../classes.ts'
import styles from './drawer.module.css'
import { AroundModal, useModal } from './use-modal.ts'

export type DrawerProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  /** false: the page beside it stays usable, as when going through a list with a preview open */
  modal?: boolean
  side?: 'start' | 'end'
}

export function Drawer({ open, title, children, footer, onClose, modal = true, side = 'end' }: DrawerProps) {
  const t = useTexts('common')
  const titleId = useId()
  const { ref, ...handlers } = useModal({ open, onClose, modal })
  return (
    <dialog ref={ref} {...handlers} aria-labelledby={titleId} className={classes(styles.drawer, styles[side])}>
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
          </header>
          <div className={styles.body}>
            <AroundModal value={ref}>{children}</AroundModal>
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
