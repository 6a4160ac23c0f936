import { X } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './tag.module.css'

type TagProps = {
  children: string
  /** The address without this filter: works without script */
  removeTo?: string
  onRemove?: () => void
}

/** A chosen filter or value. The whole chip removes it, so the finger has enough to hit. */
export function Tag({ children, removeTo, onRemove }: TagProps) {
  if (removeTo !== undefined)
    return (
      <Anchor to={removeTo} className={classes(styles.tag, styles.removable)}>
        <Face>{children}</Face>
      </Anchor>
    )
  if (onRemove)
    return (
      <button type="button" onClick={onRemove} className={classes(styles.tag, styles.removable)}>
        <Face>{children}</Face>
      </button>
    )
  return (
    <span className={styles.tag}>
      <span className={styles.text}>{children}</span>
    </span>
  )
}

function Face({ children }: { children: string }) {
  const t = useTexts('common')
  return (
    <>
      <span className={styles.text} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{t('ui.tag.remove', { name: children })}</VisuallyHidden>
      <X />
    </>
  )
}
