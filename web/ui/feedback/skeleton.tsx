import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'title' | 'circle' | 'block'; width?: 'full' | 'most' | 'half' | 'short' }

/** One bone. Draw the content's shape with them, inside a Loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classes(styles.bone, styles[shape], styles[width])} />
}

/** Says once that something is loading, and hides the bones from screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTexts('common')
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.wait')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** The placeholder of a loading block. */
export function LoadingBlock() {
  return (
    <Loading>
      <Skeleton shape="block" />
    </Loading>
  )
}
