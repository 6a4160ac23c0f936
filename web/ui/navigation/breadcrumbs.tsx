import { ChevronRight } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import styles from './breadcrumbs.module.css'

/** The last one is the page itself and has no address. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const t = useTexts('common')
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.to === undefined ? (
              <span aria-current="page" className={styles.here}>
                {crumb.label}
              </span>
            ) : (
              <>
                <Anchor to={crumb.to} className={styles.link}>
                  {crumb.label}
                </Anchor>
                <ChevronRight />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
