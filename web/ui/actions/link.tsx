import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './link.module.css'

export type LinkProps = AnchorProps & { quiet?: boolean }

export function Link({ quiet = false, className, ...rest }: LinkProps) {
  return <Anchor className={classes(styles.link, quiet && styles.quiet, className)} {...rest} />
}

/** A link that leaves Köprü: says so with an icon and, for screen readers, with words. */
export function OutsideLink({ children, className, ...rest }: LinkProps) {
  const t = useTexts('common')
  return (
    <Anchor className={classes(styles.link, styles.outside, className)} target="_blank" rel="noopener" {...rest}>
      {children}
      <ExternalLink />
      <VisuallyHidden>{t('ui.link.newTab')}</VisuallyHidden>
    </Anchor>
  )
}
